import { ofHundred } from './of-hundred';

/** `missed`: how many of 100 lines that hide a crisis go unheard in a note, where nobody can ask back at once. */
export function Limits({ missed }: { missed: number }) {
  return (
    <>
      <h2>What it cannot hear</h2>
      <ul>
        <li>Any language but English and Spanish.</li>
        <li>Pictures, your voice, and what you do outside this app.</li>
        <li>Irony. A joke may hide danger, and danger may be told as a joke.</li>
        <li>Silence: what you do not write, or delete before you send it.</li>
        <li>
          What is hidden in a note, a reflection or a message with a report, in {ofHundred(missed)} of 100
          lines. Nobody can ask back there. What it does hear brings help at once, and after a note or a
          reflection one question on your next visit.
        </li>
      </ul>

      <h2>What nobody does</h2>
      <ul>
        <li>
          <strong>Nobody is alerted.</strong> No person reads along, and nobody is told: no doctor, no family,
          no police.
        </li>
        <li>Soundings does not call or text anyone for you, and it will not promise to.</li>
        <li>It does not know where you are, and it cannot send help.</li>
        <li>It does not diagnose or treat. It does not take the place of care by a person.</li>
        <li>A good number is not an all-clear. If you feel unsafe, trust that.</li>
      </ul>

      <h2>What else helps</h2>
      <ul>
        <li>988 stands on every page, also on error pages, without an account.</li>
        <li>
          After a very low check-in, or a note that sounds like danger, help is the first thing you see. Home
          shows it first as well, that day and the next.
        </li>
        <li>A check-in never has to be finished. You can stop at any question.</li>
        <li>“Leave quickly” puts a weather page in place of this one.</li>
      </ul>
    </>
  );
}
