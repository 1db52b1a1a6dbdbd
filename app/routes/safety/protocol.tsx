/** What is looked for in a text, what follows, what is kept, and where it fails. */
export function Protocol() {
  return (
    <section aria-labelledby="protocol">
      <h2 id="protocol">How it looks for danger in what you write</h2>
      <p>
        Before anything else is done with a text of yours, two programs on our own server look for signs of
        danger: fixed rules for plain words, and a small recogniser that learned from invented lines how
        people say it without them. This holds for notes, reflections, messages to Harbor and messages with a
        report. No outside service and no language model takes part in it. Both work in English and Spanish.
      </p>

      <h3>What it looks for</h3>
      <ul>
        <li>thoughts of suicide, plans, goodbyes, means at hand, questions about how, and attempts</li>
        <li>hurting yourself on purpose, and voices that tell you to do harm</li>
        <li>harm to others, violence at home, and abuse</li>
        <li>eating, drinking or drugs that have become dangerous, and medical emergencies</li>
        <li>feeling hopeless, trapped or like a burden</li>
        <li>worry about somebody else who may be in danger</li>
      </ul>
      <p>
        It undoes disguises such as digits for letters, sets everyday phrases aside (“this traffic is killing
        me”), and then looks at the wish, whom it is about, the time and the means. A “not” counts only for
        the part of the sentence it belongs to. Films, lessons and a time that is over count for less. In a
        conversation with Harbor, an answer is read together with the question before it.
      </p>

      <h3>What happens then</h3>
      <dl className="prose__list">
        <div>
          <dt>None</dt>
          <dd>Nothing special. The bar with 988 stays where it is.</dd>
        </div>
        <div>
          <dt>Concern</dt>
          <dd>A gentle, plain question about how you are, with help in reach. Nothing is blocked.</dd>
        </div>
        <div>
          <dt>Crisis</dt>
          <dd>
            Help comes first on the screen. Harbor answers with words that people wrote, never with those of a
            language model, and asks you plainly if you are safe. Your words are still saved, and you can go
            on writing.
          </dd>
        </div>
        <div>
          <dt>Imminent</dt>
          <dd>
            The same, and first of all: call 988 or 911 now, be with someone, and move away from what could
            hurt you.
          </dd>
        </div>
      </dl>
      <p>
        In a conversation, an open risk stays open while you talk of other things, and it goes down slowly. A
        reply that a language model wrote is checked before you see it. It is thrown away if it names a method
        or a dose, promises secrecy, claims to be a person, gives a diagnosis or advice on medication, asks
        you for a promise, plays your pain down, or ends the talk.
      </p>

      <h3>What is stored</h3>
      <p>
        With your text: one of the four words above. With a conversation: which of them is open, and what it
        is about. In the server’s log: that word and the names of the rules, never a word of yours. When you
        delete a check-in or a conversation, its level goes with it.
      </p>

      <h3>Its limits</h3>
      <ul>
        <li>
          <strong>It misses things.</strong> Of lines that say it without the plain words, by writers it had
          never read, it heard six in ten. If it shows nothing and you are not safe, trust yourself and call
          or text 988.
        </li>
        <li>
          <strong>It can be wrong the other way.</strong> It may show help when you meant something harmless.
          You can simply go on.
        </li>
        <li>No clinician has reviewed it. It was tested on lines written for the purpose.</li>
        <li>It understands only English and Spanish, and it reads only what you send.</li>
      </ul>
    </section>
  );
}
