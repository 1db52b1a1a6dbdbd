/** Without scripts the browser's own menu prints. */
export function PrintButton() {
  return (
    <button type="button" className="button button--second with-scripts" onClick={() => window.print()}>
      Print them
    </button>
  );
}
