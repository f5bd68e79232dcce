/**
 * What the catalogue answered. An ignored answer is no result: the error takes the machine to a
 * state with a way out.
 */
export function answered<Answer>(answer: Answer | null): Answer {
  if (answer === null) throw new Error('the catalogue gave no answer');
  return answer;
}
