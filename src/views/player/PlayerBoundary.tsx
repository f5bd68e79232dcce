import { Component, type ReactNode } from 'react';
import * as css from './MiniDisc.css.ts';

/** Keeps a broken player from taking the page with it; the way out is a fresh page. */
export class PlayerBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    return (
      <p className={css.mini} role="alert" data-part="player-broken">
        <span className={css.broken}>播放器出了点问题</span>
        <button type="button" className={css.refresh} onClick={() => window.location.reload()}>
          刷新
        </button>
      </p>
    );
  }
}
