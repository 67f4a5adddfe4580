declare module '*.css';
declare module 'urdf-loader/src/URDFDragControls.js';
