/** What a fan answered last to a question about a game. */
export interface RememberedAnswersTable {
  userId: string;
  /** In small letters. */
  game: string;
  /** Kind and label of the question. */
  question: string;
  answer: string;
  answeredAt: Date;
}
