declare module 'virtual:shipped-licenses' {
  const groups: import('../scripts/shipped-licenses').LicenseGroup[];
  export default groups;
}
