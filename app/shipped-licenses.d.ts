/** Made by scripts/shipped-licenses.ts when the app is built. */
declare module 'virtual:shipped-licenses' {
  interface ShippedPackage {
    name: string;
    version: string;
    /** SPDX, as the package says itself; 'not named' where it says nothing. */
    license: string;
    /** The lines of its licence that name who holds the rights. */
    copyright: string[];
  }

  /** Packages whose licences read the same but for the holder of the rights. */
  export interface LicenseGroup {
    /** Null for packages that come without a text. */
    text: string | null;
    packages: ShippedPackage[];
  }

  const groups: LicenseGroup[];
  export default groups;
}
