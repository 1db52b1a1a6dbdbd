/** Built-in texts of an owner, reworded by a model. */
export interface WordingTexts {
  insights: string;
  recommendations: string[];
}
