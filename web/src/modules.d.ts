declare module '*.css';
declare module '*.css?inline' {
  const text: string;
  export default text;
}
declare module 'urdf-loader/src/URDFLoader.js';
declare module 'urdf-loader/src/URDFDragControls.js';
