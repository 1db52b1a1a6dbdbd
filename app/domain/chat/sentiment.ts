const APOSTROPHES = /[‘’ʼ`´]/g;
const normal = (text: string) =>
  text.normalize('NFKC').replace(APOSTROPHES, "'").replace(/\s+/g, ' ').trim().toLowerCase();

export type Sentiment = 'low' | 'mixed' | 'okay' | 'good';

const LOW =
  /\b(?:sad|low|down|depressed|hopeless|empty|numb|alone|lonely|anxious|anxiety|panic\w*|scared|afraid|worr\w+|stress\w*|overwhelm\w*|angry|furious|hate|hurt\w*|cry\w*|cried|tired|exhausted|drained|awful|terrible|horrible|bad|worse|worst|fail\w*|lost|grief|miss|guilty|ashamed|stuck|can't sleep|die|dying|died|kill\w*|suicid\w*|worthless|broke|fired|triste|sol[oa]|mal|miedo|cansad[oa])\b/g;
const GOOD =
  /\b(?:good|great|better|best|happy|glad|proud|grateful|thankful|calm|relieved|relaxed|excited|love|loved|enjoy\w*|fun|nice|hope|hopeful|passed|won|wonderful|fine|okay|ok|thanks|helped|laugh\w*|bien|feliz|mejor|gracias)\b/g;
const NEGATED =
  /\b(?:not|no|never|isn't|wasn't|don't|doesn't|didn't|can't|hardly|nothing|nobody)\s+(?:\w+\s+){0,2}$/;
const HEAVY = /\b(?:die|dying|kill\w*|suicid\w*|end it all|worthless|hopeless|no point)\b/;

interface Tally {
  low: number;
  good: number;
}

/** A coarse tone of what a person wrote, by a small word list with negation: for the list of conversations only. */
export function sentimentOf(texts: readonly string[]): Sentiment {
  const tallies = texts.map(tallyOf);
  const low = tallies.reduce((sum, tally) => sum + tally.low, 0);
  const good = tallies.reduce((sum, tally) => sum + tally.good, 0);
  if (texts.some((text) => HEAVY.test(normal(text)))) return 'low';
  if (low === 0 && good === 0) return 'okay';
  const share = good / (low + good);
  if (share >= 0.7) return good >= 2 || low === 0 ? 'good' : 'okay';
  return share <= 0.3 ? 'low' : 'mixed';
}

function tallyOf(text: string): Tally {
  const words = normal(text);
  const count = (pattern: RegExp) => {
    const hits = [...words.matchAll(pattern)];
    const turned = hits.filter(({ index }) =>
      NEGATED.test(words.slice(Math.max(0, index - 30), index)),
    ).length;
    return { kept: hits.length - turned, turned };
  };
  const low = count(LOW);
  const good = count(GOOD);
  return { low: low.kept + good.turned, good: good.kept };
}
