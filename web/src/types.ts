// The sections of a page as the library writes them (src/report/page.hpp).
export type Level = 'good' | 'warn' | 'doubtful' | 'bad';
export interface Verdict { level: Level; text: string; reasons?: string[] }
export type Cell = string | number | { text: string; level: Level };

interface Common { title: string; id?: string; intro?: string; note?: string; fold?: boolean; gist?: string }
export interface TextSection extends Common { type: 'text'; paragraphs: string[] }
export interface TableSection extends Common { type: 'table'; head: string[]; rows: Cell[][]; groups?: [string, number][] }
export interface CodeSection extends Common { type: 'code'; text: string }
export interface Item { name: string; unit: string; value: number; lower: number | null; upper: number | null; standing: string; nominal?: number | null }
export interface IntervalsSection extends Common { type: 'intervals'; interval: string; items: Item[] }
export interface LinksSection extends Common { type: 'links'; interval: string; links: { link: string; joint: string; items: Item[] }[] }
export interface HeatmapSection extends Common { type: 'heatmap'; labels: string[]; values: (number | null)[][] }
export interface BarsSection extends Common { type: 'bars'; labels?: string[]; values: number[]; y_label?: string; x_label?: string; log?: boolean }
export interface LinesSection extends Common { type: 'lines'; x: number[]; series: { name: string; values: (number | null)[]; role?: string }[]; x_label?: string; y_label?: string; log?: boolean; log_x?: boolean }
export interface FrictionJoint { name: string; v_unit: string; tau_unit: string; v: number[]; tau: number[]; curve_v: number[]; curve_tau: number[] }
export interface FrictionSection extends Common { type: 'friction'; joints: FrictionJoint[] }
export interface Series { name: string; role?: string; values: (number | null)[] }
export interface PlotGroup { title: string; unit: string; series: Series[] }
export interface TimeEvent { time: number; until?: number; label?: string; level?: Level }
export interface TimeSection extends Common { type: 'timeseries'; time: number[]; groups: PlotGroup[]; events?: TimeEvent[] }
export interface Capsule { from: number[]; to: number[]; radius: number }
export interface Surface { unit: number; points: number[]; corners: number[] }
export interface SceneBody { name: string; parent: number; prismatic: boolean; pose: number[]; axis: number[]; coordinate: number; multiplier: number; offset: number; capsules: Capsule[]; surface?: Surface; ellipsoid?: Ellipsoid }
export interface Ellipsoid { axes: number[]; rotation: number[]; center: number[] }
export interface SceneRobot { base: number[]; base_capsules: Capsule[]; surface?: Surface; bodies: SceneBody[]; reach?: number; tool: { body: number; pose: number[] } }
export interface Contact { time: number; first: string; second: string; depth_mm: number }
// In the world; all points with normal · x ≥ offset are free.
export type Obstacle = { name: string } & ({ normal: number[]; offset_m: number } | { world_from_box: number[]; half_m: number[] } | { from_m: number[]; to_m: number[]; radius_m: number });
export interface SceneSection extends Common { type: 'scene'; robot: SceneRobot; time: number[]; q: number[][]; contacts?: Contact[]; obstacles?: Obstacle[] }
export type Section = TextSection | TableSection | CodeSection | IntervalsSection | LinksSection | HeatmapSection | BarsSection | LinesSection | FrictionSection | TimeSection | SceneSection;

export interface Tile { label: string; value: string; note?: string; level?: Level }
export interface PageData { title: string; subtitle?: string; verdict?: Verdict; summary?: Tile[]; sections: Section[]; footer?: string }

/// What a renderer gives: a node, and what must run once the node has a width.
export interface Made { node: HTMLElement; start?: () => void }
