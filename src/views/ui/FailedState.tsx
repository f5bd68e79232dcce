import { Button } from './Button.tsx';
import { sentence, state } from './EmptyState.css.ts';

interface FailedStateProps {
  text: string;
  onRetry: () => void;
}

export function FailedState({ text, onRetry }: FailedStateProps) {
  return (
    <div className={state} data-part="failed" role="alert">
      <p className={sentence}>{text}</p>
      <Button onClick={onRetry}>重试</Button>
    </div>
  );
}
