import calculator from 'sms-segments-calculator';

export interface Segments {
  count: number;
  encoding: 'GSM-7' | 'UCS-2';
}

/** How many parts a text is sent and billed as, by the rules of GSM 03.38 (160 or 153) and UCS-2 (70 or 67). */
export function segmentsOf(text: string): Segments {
  const { segmentsCount, encodingName } = new calculator.SegmentedMessage(text);
  return { count: text === '' ? 0 : segmentsCount, encoding: encodingName };
}
