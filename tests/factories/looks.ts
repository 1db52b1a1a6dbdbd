import type { Page } from 'playwright/test';

type Where = 'behind' | 'between' | 'instead';

/** Addresses of the page's style sheets, in their order. */
export const sheetsOf = (page: Page): Promise<string[]> =>
  page
    .locator('head link[rel="stylesheet"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!));

/**
 * What other style sheets change in how the page looks: a line for each property of each element, and of what is drawn before
 * and after it. They come behind those of the page, between the first of them and the others, or instead of all.
 */
export const changedBy = (page: Page, hrefs: readonly string[], where: Where): Promise<string[]> =>
  page.evaluate(
    async ({ hrefs, where }) => {
      const looks = () =>
        [...document.body.querySelectorAll('*')].flatMap((element) =>
          [undefined, '::before', '::after'].map((pseudo) => {
            const style = getComputedStyle(element, pseudo);
            if (pseudo && style.content === 'none') return [];
            return [...style].map((property) => `${property}: ${style.getPropertyValue(property)}`);
          }),
        );
      const settled = () => new Promise((resolve) => setTimeout(resolve, 50));
      const own = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
      await settled();
      const before = looks();
      const added: HTMLLinkElement[] = [];
      for (const href of hrefs) {
        const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
        const isThere = new Promise((resolve, reject) => {
          link.onload = resolve;
          link.onerror = reject;
        });
        if (where === 'between') own[0]!.after(link);
        else document.head.append(link);
        await isThere;
        added.push(link);
      }
      if (where === 'instead') for (const link of own) link.disabled = true;
      await settled();
      const after = looks();
      for (const link of added) link.remove();
      for (const link of own) link.disabled = false;

      const names = [...document.body.querySelectorAll('*')].flatMap((element) =>
        ['', '::before', '::after'].map(
          (pseudo) => `${element.tagName}.${element.getAttribute('class') ?? ''}${pseudo}`,
        ),
      );
      return before.flatMap((lines, index) => {
        const others = after[index] ?? [];
        if (lines.join() === others.join()) return [];
        const changed = Math.max(lines.length, others.length);
        return Array.from({ length: changed }, (_, at) => [lines[at], others[at]])
          .filter(([one, other]) => one !== other)
          .map(([one, other]) => `${names[index]} ${one} -> ${other}`);
      });
    },
    { hrefs, where },
  );
