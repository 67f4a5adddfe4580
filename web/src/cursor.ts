// One time for the whole page: plots and robot follow it, and the address keeps it (#t=3.2).
type Follower = (time: number, source: unknown) => boolean | void;

let followers: Follower[] = [];
let now = 0;

export const cursor = {
  get time(): number {
    return now;
  },
  /// A callback that returns false is not called again: what it moved is no longer on the page.
  follow(callback: Follower): void {
    followers.push(callback);
  },
  set(time: number, source: unknown): void {
    if (!Number.isFinite(time) || time === now) return;
    now = time;
    followers = followers.filter((callback) => callback(now, source) !== false);
  },
  /// Writes the time into the address, without a new entry in the history.
  keep(): void {
    setFragment('t', now.toFixed(3));
  },
  restore(): void {
    const found = Number(fragment('t') ?? NaN);
    if (Number.isFinite(found)) cursor.set(found, 'address');
  },
};

/// What the address says behind '#', by key: #t=3.2&open=links.
export function fragment(key: string): string | null {
  return new URLSearchParams(location.hash.slice(1)).get(key);
}

export function setFragment(key: string, value: string | null): void {
  const all = new URLSearchParams(location.hash.slice(1));
  if (value === null || value === '') all.delete(key);
  else all.set(key, value);
  const text = all.toString();
  history.replaceState(null, '', location.pathname + location.search + (text ? `#${text}` : ''));
}
