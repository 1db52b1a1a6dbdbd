import { allowedCountries } from '~/domain/sms/text-rules.server';
import { sms } from '~/gateways/index.server';
import { textRules } from '~/text-rules.server';

const nameOf = new Intl.DisplayNames('en', { type: 'region' });

/** The names of the countries that texts may go to. */
export const textedCountries = () => allowedCountries(textRules).map((code) => nameOf.of(code) ?? code);

/** The same for a sentence; null on a server that sends no texts. */
export const textsTo = () => (sms.isConfigured ? textedCountries().join(', ') : null);
