/** What is left of a sheet, in millimetres. */
export class Room {
  constructor(public left: number) {}

  /** Takes so much of it; false if there is not so much. */
  take(height: number): boolean {
    if (height > this.left) return false;
    this.left -= height;
    return true;
  }
}
