import { navigate } from 'wouter/use-browser-location';

/** Goes to the page the visitor came from; where there is none, to `otherwise`. */
export function goBack(otherwise: string): void {
  if (canGoBack()) history.back();
  else navigate(otherwise);
}

function canGoBack(): boolean {
  // The Navigation API counts entries of this site only; older browsers count all.
  return 'navigation' in window ? window.navigation.canGoBack : history.length > 1;
}
