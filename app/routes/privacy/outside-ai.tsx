/** What a language model gets to see, as a line of the list of what leaves the server. */
export function OutsideAi({ model }: { model: { description: string } | null }) {
  if (!model) {
    return (
      <li>
        No language model is set up on this server: none of your data goes to an AI anywhere else. Harbor and
        every text are worked out here.
      </li>
    );
  }
  return (
    <li>
      Only if you say yes to outside AI: {model.description} gets the numbers counted from your check-ins with
      our own sentences about them, and in a chat what you and Harbor write and your ratings of the last 14
      days. Never your name, email or phone number, never your notes or reflections unless you tick them for
      one report, nothing from before your yes, and no turn in which Harbor heard danger or asked about it.
      You can take the yes back on the settings page; from then on nothing is sent, but what was sent cannot
      be called back.
    </li>
  );
}
