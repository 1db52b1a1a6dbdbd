/** What a program sends to store a quick check-in. */
export const CHECK_IN = JSON.stringify({
  responses: { sleepRating: 3, overallMood: 4, energyRating: 2, stressRating: 4, socialRating: 5 },
});
