import { describe, expect, it } from 'vitest';
import { lastOf, play } from '../../../../../../tests/factories/harbor/play';

describe('danger in everyday words', () => {
  it.each([
    'mi novio me revisa el cel',
    'my boyfriend goes through my phone',
    'mi esposo no me deja salir',
    'my husband decides who i can see',
  ])('control by a partner is asked about (%j)', (text) => {
    const { last } = play([text]);
    expect(last.step).toBe('SQ.hurt');
    expect(last.lines.join(' ')).toContain('1-800-799-7233');
  });

  it.each(['my mom checks my phone', 'mi mama me revisa el cel', 'the man at the shop fixed my phone'])(
    '%j is no partner',
    (text) => {
      expect(lastOf([text]).step).not.toBe('SQ.hurt');
    },
  );

  it.each([
    ['mi novio me revisa el cel', 'no me pega'],
    ['my boyfriend goes through my phone', 'he does not hit me'],
  ])('%j: force that is denied is not taken as said (%j)', (told, denied) => {
    expect(play([told, denied]).talk.risk.level).not.toBe('crisis');
  });

  it.each(['mi bebe no deja de llorar y lo quiero aventar', 'i want to throw my baby'])(
    '%j is met by what to do with the baby first',
    (text) => {
      const { last } = play([text]);
      expect(last.step).toBe('SQ.others');
      expect(last.lines[0]).toMatch(/crib|cuna/);
    },
  );

  it('pills that are put by are asked about, and taken for a way once a question stands open', () => {
    expect(lastOf(['ive been saving up my pills']).step).toMatch(/^(?:SQ\.plain|SUI)/);
    expect(lastOf(['no aguanto mas esto', 'nomas estaba guardando las pastillas']).step).toMatch(/^SUI/);
    expect(lastOf(['i put aside pills for the trip']).step).not.toMatch(/^(?:SQ|SUI)/);
  });
});
