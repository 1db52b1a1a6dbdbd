import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { type ShouldRevalidateFunction, useLoaderData } from '@remix-run/react';
import groups, { type LicenseGroup } from 'virtual:shipped-licenses';
import { publicMeta } from '~/components/public-meta';
import { keptInside } from '~/components/shell/kept-inside';
import { isPageLoad } from '~/http/or-back.server';
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

/**
 * Open to anyone. As it was installed when this server was built. A page that is loaded has the texts in it, and not once more
 * as data behind it; whoever goes on to it without a page load is given them.
 */
export const loader = withErrorPage(async ({ request }: LoaderFunctionArgs) => ({
  groups: isPageLoad(request) ? null : groups,
}));

/** They stay as they are while the server runs. */
export const shouldRevalidate: ShouldRevalidateFunction = () => false;

export default function Licenses() {
  const { groups: given } = useLoaderData<typeof loader>();
  return <article className="prose licenses" {...insideOf(given)} />;
}

/** What a browser found in the page that it loaded. */
let loaded: string | undefined;

function insideOf(given: LicenseGroup[] | null) {
  if (given) return { children: <Texts groups={given} /> };
  if (import.meta.env.SSR) return keptInside('licenses', <Texts groups={groups} />);
  loaded ??= document.querySelector('.licenses')?.innerHTML ?? '';
  return { dangerouslySetInnerHTML: { __html: loaded } };
}

function Texts({ groups: shown }: { groups: readonly LicenseGroup[] }) {
  const count = shown.reduce((sum, { packages }) => sum + packages.length, 0);
  return (
    <>
      <h1>Licenses</h1>
      <p className="lede">
        Soundings is built on {count} packages that others have written and given away. Thank you. Here are
        their names, who holds the rights, and the words of their licenses.
      </p>
      {shown.map((group, index) => (
        <LicenseSection key={index} group={group} id={`group-${index}`} />
      ))}
    </>
  );
}
