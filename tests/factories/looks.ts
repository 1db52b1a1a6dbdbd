import type { Page } from 'playwright/test';

/** Addresses of the page's style sheets, in their order. */
export const sheetsOf = (page: Page): Promise<string[]> =>
  page
    .locator('head link[rel="stylesheet"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!));

/**
 * The rules of other style sheets that would change something on the page, at whatever width and whatever is pointed at. Not
 * those that one of its own has, too.
 */
export const rulesForPage = (page: Page, others: readonly string[]): Promise<string[]> =>
  page.evaluate(async (others) => {
    const STATES =
      /::?(?:before|after|hover|active|focus(?:-visible)?|checked|disabled|-(?:webkit|moz)-[\w-]+)/g;
    const rulesIn = (list: CSSRuleList): CSSStyleRule[] =>
      [...list].flatMap((rule) => {
        if (rule instanceof CSSStyleRule) return [rule];
        return rule instanceof CSSGroupingRule ? rulesIn(rule.cssRules) : [];
      });
    const rulesAt = async (href: string) => {
      const sheet = new CSSStyleSheet();
      await sheet.replace(await (await fetch(href)).text());
      return rulesIn(sheet.cssRules);
    };
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
    const own = (await Promise.all(links.map(({ href }) => rulesAt(href)))).flat();
    const ownText = new Set(own.map(({ cssText }) => cssText));
    const rules = (await Promise.all(others.map(rulesAt))).flat();
    if (own.length < 100 || rules.length < 100) throw new Error('the style sheets were not read');
    return rules
      .filter(({ cssText, selectorText }) => {
        const plain = selectorText.replace(STATES, '').replace(/(^|[\s,>+~])(?=$|[\s,])/g, '$1*');
        return !ownText.has(cssText) && document.querySelector(plain);
      })
      .map(({ selectorText }) => selectorText);
  }, others);
