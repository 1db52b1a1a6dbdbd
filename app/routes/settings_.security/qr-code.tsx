export interface QrDrawing {
  /** The length of one side, in modules. */
  size: number;
  /** The dark modules. */
  path: string;
}

/** Dark on white in every theme, with its quiet zone: cameras read nothing else safely. */
export function QrCode({ qr, label }: { qr: QrDrawing; label: string }) {
  return (
    <svg
      className="qr"
      viewBox={`0 0 ${qr.size} ${qr.size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect className="qr__ground" width={qr.size} height={qr.size} />
      <path className="qr__modules" d={qr.path} />
    </svg>
  );
}
