/** Built-in texts of an owner, worded anew. */
export interface WordingTexts {
  insights: string;
  recommendations: string[];
}
