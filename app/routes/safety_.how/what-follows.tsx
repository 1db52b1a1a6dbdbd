/** What each level leads to, what is kept of it, and what a language model never gets. */
export function WhatFollows() {
  return (
    <>
      <h2>What happens then</h2>
      <dl className="prose__list">
        <div>
          <dt>None</dt>
          <dd>Nothing special. 988 stays in the bar above.</dd>
        </div>
        <div>
          <dt>Concern</dt>
          <dd>Harbor asks you plainly how it is. Help is in reach. Nothing is blocked.</dd>
        </div>
        <div>
          <dt>Crisis</dt>
          <dd>
            Help comes first on the screen. Harbor uses fixed lines, and asks if you are safe. Your words are
            saved, and you can go on writing.
          </dd>
        </div>
        <div>
          <dt>Imminent</dt>
          <dd>
            The same, and first of all: call 988 or 911 now, be with someone, get away from what could hurt
            you.
          </dd>
        </div>
      </dl>
      <p>
        Within a talk, only your own answers bring the level down, one step at a time. If you press “I am not
        safe right now”, help comes at once, whatever was heard.
      </p>

      <h2>Language models</h2>
      <p>
        A language model is not called when danger was heard in your words, or while a level or a question
        about your safety is open. At other times it may word a reply, if you have said yes to it. Such a
        reply is checked, and thrown away if it names a way or a dose, promises to keep a secret, says it is a
        person, gives a diagnosis, or plays your pain down.
      </p>

      <h2>What is kept</h2>
      <p>
        Your words are read on this server. With your text, one of the four levels is stored, and with a talk,
        what is open. They go when you delete the text. The server’s log gets the level, the names of the
        rules, and the name of Harbor’s step. It never gets your words or your name.
      </p>
    </>
  );
}
