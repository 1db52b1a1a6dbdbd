const NAME = 'Soundings';

interface PublicPage {
  title: string;
  /** One sentence on what the page holds; it names nothing of whoever shares it. */
  description: string;
}

/** The head of a page that anyone may open: its title and description, for search engines and for the preview of a shared link. */
export function publicMeta({ title, description }: PublicPage) {
  return [
    { title: `${title} | ${NAME}` },
    { name: 'description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: NAME },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
  ];
}
