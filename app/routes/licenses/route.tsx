import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import groups from 'virtual:shipped-licenses';
import { publicMeta } from '~/components/public-meta';
import { withErrorPage } from '~/http/problems.server';
import { LicenseSection } from './license-section';

export { accountStyles as links } from '~/styles/sheets';

export const meta: MetaFunction = ({ matches }) =>
  publicMeta(
    {
      title: 'Licenses',
      description: 'The open-source packages that Soundings is built on, and their licenses.',
    },
    matches,
  );

/** Open to anyone. As it was installed when this server was built. */
export const loader = withErrorPage(async (_: LoaderFunctionArgs) => ({ groups }));

export default function Licenses() {
  const { groups: shown } = useLoaderData<typeof loader>();
  const count = shown.reduce((sum, { packages }) => sum + packages.length, 0);
  return (
    <article className="prose licenses">
      <h1>Licenses</h1>
      <p className="lede">
        Soundings is built on {count} packages that others have written and given away. Thank you. Here are
        their names, who holds the rights, and the words of their licenses.
      </p>
      {shown.map((group, index) => (
        <LicenseSection key={index} group={group} id={`group-${index}`} />
      ))}
    </article>
  );
}
