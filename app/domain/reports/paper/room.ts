/** What is left of a sheet, in millimetres. */
export class Room {
  constructor(public left: number) {}

  /** Takes this height; false if less is left. */
  take(height: number): boolean {
    if (height > this.left) return false;
    this.left -= height;
    return true;
  }
}
