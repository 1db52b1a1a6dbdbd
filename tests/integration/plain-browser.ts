import { type HtmlElement, Parser, StaticConfigLoader } from 'html-validate';
import type { Caller } from './caller';

/** Resolving it takes as long as the page itself. */
const config = new StaticConfigLoader({ extends: ['html-validate:standard'] }).getConfigFor('page.html');

/** A page as its elements. */
const parsed = async (html: string): Promise<HtmlElement> => new Parser(await config).parseHtml(html);

const wordsIn = (element: HtmlElement): string => element.textContent.replace(/\s+/g, ' ').trim();
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&#x27;': "'",
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
};
const decoded = (text: string) =>
  text.replace(/&(?:amp|#x27|quot|lt|gt);/g, (entity) => ENTITIES[entity] ?? entity);

/** Each piece of text that a page shows, and the language it is marked as. */
export function textsWithLanguage(
  element: HtmlElement,
  language = 'en',
): { text: string; language: string }[] {
  if (['head', 'script', 'style', 'svg'].includes(element.tagName)) return [];
  const own = element.getAttributeValue('lang') ?? language;
  return element.childNodes.flatMap((node) => {
    if (node.nodeType === 1) return textsWithLanguage(node as HtmlElement, own);
    const text = node.nodeType === 3 ? decoded(node.textContent).replace(/\s+/g, ' ').trim() : '';
    return text ? [{ text, language: own }] : [];
  });
}

export interface ChatButton {
  label: string;
  /** As screen readers say it. */
  name: string;
  value: string;
}

/** The chat as a browser without scripts meets it: a page, its buttons, and a form that is posted. */
export class PlainChat {
  constructor(private readonly caller: Caller) {}

  async page(path = '/chat'): Promise<HtmlElement> {
    const { status, text } = await this.caller.get(path, { Accept: 'text/html' });
    if (status !== 200) throw new Error(`${path} answers ${status}`);
    return parsed(text);
  }

  /** Posts the composer's form with what is given, and opens the page that comes then. */
  async submit(fields: Record<string, string>): Promise<HtmlElement> {
    const { status, text, headers } = await this.caller.send('POST', '/chat', {
      form: { key: crypto.randomUUID(), message: '', ...fields },
      headers: { Accept: 'text/html' },
    });
    if (status !== 303) throw new Error(`a turn is answered ${status}: ${text.slice(0, 200)}`);
    return this.page(headers.get('location')?.replace(/#.*/, ''));
  }

  say = (message: string) => this.submit({ message, intent: 'send' });
  press = ({ value }: Pick<ChatButton, 'value'>) => this.submit({ message: '', choice: value });
}

/** The buttons of the newest reply, which are submits of the composer's form. */
export function buttonsOf(page: HtmlElement): ChatButton[] {
  return page.querySelectorAll('fieldset button').map((button) => ({
    label: decoded(wordsIn(button)),
    name: decoded(button.getAttributeValue('aria-label') ?? wordsIn(button)),
    value: button.getAttributeValue('value') ?? '',
  }));
}
/** Harbor's newest words. */
export const newestOf = (page: HtmlElement): string => {
  const said = page.querySelectorAll('.said').filter((each) => !each.classList.contains('said--you'));
  return decoded(wordsIn(said.at(-1) ?? page));
};
