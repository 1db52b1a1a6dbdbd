import { Links, Meta, Outlet, Scripts } from '@remix-run/react';
import { useNonce } from './nonce';
export default function App() {
  const nonce = useNonce();
  return <html lang="en"><head><Meta /><Links /></head><body><Outlet /><Scripts nonce={nonce} /></body></html>;
}
