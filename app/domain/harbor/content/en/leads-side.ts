/** Lines for what stands beside something else in a text. */
export const SIDE_LEADS_EN = {
  'made.trade': [
    'What trade they have I cannot show you, so count on none.',
    'I can show you no title of theirs, so do not take me for an expert.',
  ],
  'side.human': ['A program, yes.', 'Only a program, and now to you.'],
  'side.therapist': ['No therapist, only a program.'],
  'side.proof': ['That I help is proven by no one. Now to what you told.'],
  'side.typing': ['Write the way you like.'],
  'joy.gone': [
    'When the joy in things goes for weeks, the mood is low. That is no fault, and a doctor should hear of it.',
  ],
  'joy.doctor': ['Months without joy are a thing that doctors ask about. You can tell yours just that.'],
  'silly.near': [
    'Many talk to a photo or lay a plate for the one who died. It keeps them near, and there is nothing daft in it.',
  ],
  'bye.person': [
    'To turn to someone is the best idea of the day. Take care.',
    'A good step, that one. Take care on the way.',
  ],
  'bye.sleep': ['Sleep as well as you can.', 'Rest is right now. Take care.'],
  'bye.thanks': ['You are welcome, and take care.', 'That is what this page is there for. Take care.'],
  'bye.joke': ['There is no joke in me.'],
  'corrected.word': ['I took up a word that was not yours.', 'You did not say that. I read it in.'],
  'joke.none': ['There is no joke in me.'],
  'offer.taken': ['We begin with that.', 'That is the first line. From there:'],
  'named.tired': [
    'Worn out, then. Nothing has to be made of it.',
    'Tired, and no more than that. That counts, too.',
  ],
  'named.pain': [
    'It is their pain, and you beside it. A clinic or a pharmacist can say what eases it, urgent care also at night.',
  ],
  'ask.maybe': [
    'This may not fit you at all. I check all the same.',
    'I may read too much into it, so I check.',
  ],
  'asked.later': [
    'To that I have no answer here. The exercise stays open, and Stop here leads to other things.',
    'That question I cannot answer. You can bring it up once this is done, or stop.',
    'A fair thing to ask, and more than I know. This step is still here.',
  ],
  'vent.open': [
    'Then let it all out. Nobody rates it here.',
    'Out with it, in any order and as long as you like.',
  ],
  'none.open': [
    'To your question I have no answer.',
    'That part I cannot answer.',
    'What you ask there, I do not know.',
  ],
};
