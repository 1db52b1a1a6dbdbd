/**
 * Every number that Harbor names, as people read it; checked 2026-11-22 against the lines' own pages. The links to them
 * stand in `components/chat/help-links`.
 */
export const NUMBERS = {
  988: '988',
  911: '911',
  poison: '1-800-222-1222',
  childhelp: '1-800-422-4453',
  home: '1-800-799-7233',
  homeText: '88788',
  rainn: '1-800-656-4673',
  bed: '211',
  samhsa: '1-800-662-4357',
  parents: '1-833-852-6262',
  /** Al-Anon Family Groups, 1-888-4AL-ANON: meetings and information, on working days. */
  alanon: '1-888-425-2666',
  /** Alzheimer's Association, 24/7 Helpline, with interpreters. */
  alzheimers: '1-800-272-3900',
  /** ANAD, on weekdays. From public listings of 2026-11-23; its own page is still to be compared. */
  eating: '1-888-375-7767',
  /** National Problem Gambling Helpline of the NCPG. From public listings of 2026-11-23; its own page is still to be compared. */
  gambling: '1-800-522-4700',
  veterans: '838255',
  textLine: '741741',
  elsewhere: 'findahelpline.com',
  /** Take It Down of the NCMEC: pictures of who was under 18, in any country. From its own page, 2026-11-23. */
  pictures: 'takeitdown.ncmec.org',
  /** StopNCII: pictures of who was 18 or older. From public pages of 2026-11-23. */
  picturesAdult: 'stopncii.org',
} as const;
