const NAME = 'Soundings';
const IMAGE = { path: '/og.png', width: '1200', height: '630' };

interface PublicPage {
  title: string;
  /** One sentence on what the page holds; it says nothing of the person who shares it. */
  description: string;
}

/** The page's routes, the root first: the root's data names the public origin, which a preview needs for its picture. */
type Matches = readonly ({ id: string; data?: unknown } | undefined)[];

/** The head of a page that anyone may open: its title and description, for search engines and for the preview of a shared link. */
export function publicMeta({ title, description }: PublicPage, matches: Matches) {
  return [
    { title: `${title} | ${NAME}` },
    { name: 'description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: NAME },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    ...imageOf(matches),
  ];
}

function imageOf(matches: Matches) {
  const root = matches.find((match) => match?.id === 'root')?.data as { origin?: string } | undefined;
  if (!root?.origin) return [];
  return [
    { property: 'og:image', content: root.origin + IMAGE.path },
    { property: 'og:image:width', content: IMAGE.width },
    { property: 'og:image:height', content: IMAGE.height },
    { property: 'og:image:alt', content: 'The word Soundings over a calm line of water' },
  ];
}
