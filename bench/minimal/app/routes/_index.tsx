import { Page } from '../page';

// Only ever rendered on the server here: no browser takes part in the measurement.
export default function Index() {
  return <Page bytes={Number(process.env.PAGE_BYTES)} />;
}
