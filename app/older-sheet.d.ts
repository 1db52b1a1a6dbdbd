/** Made by scripts/older-sheet.ts when the app is built. */
declare module 'virtual:older-sheet' {
  const text: string;
  export default text;
}
