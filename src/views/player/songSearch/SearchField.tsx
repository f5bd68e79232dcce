import { useSelector } from '@xstate/react';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { selectSearchText } from '#src/machines/songSearch/songSearch.selectors.ts';
import { hasOnScreenKeyboard } from '#src/services/onScreenKeyboard.ts';
import { Button } from '#src/views/ui/Button.tsx';
import { IconButton } from '#src/views/ui/IconButton.tsx';
import { useAppActor } from '../../appContext.ts';
import * as css from './SearchField.css.ts';

/** Code of a key that belongs to the input method; Safari has ended the composition by then. */
const INPUT_METHOD_KEY = 229;

export function SearchField() {
  const search = useAppActor('songSearch');
  const text = useSelector(search, selectSearchText);
  const input = useRef<HTMLInputElement>(null);

  // The popover gives it the focus; React keeps this attribute to itself.
  useEffect(() => input.current?.setAttribute('autofocus', ''), []);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    search.send({ type: 'search.submitted' });
    // The keyboard would lie over the songs.
    if (hasOnScreenKeyboard()) input.current?.blur();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.keyCode === INPUT_METHOD_KEY) event.preventDefault();
  };

  const erase = () => {
    search.send({ type: 'text.changed', text: '' });
    input.current?.focus();
  };

  const endComposition = () => search.send({ type: 'composition.ended' });

  return (
    <form className={css.form} autoComplete="off" onSubmit={onSubmit}>
      <div className={css.field}>
        <Search className={css.glass} size={18} aria-hidden="true" />
        <input
          ref={input}
          className={css.input}
          type="text"
          enterKeyHint="search"
          spellCheck={false}
          placeholder="请输入歌名或歌手"
          aria-label="歌名或歌手"
          value={text}
          data-part="search-text"
          onChange={({ currentTarget }) =>
            search.send({ type: 'text.changed', text: currentTarget.value })
          }
          onCompositionStart={() => search.send({ type: 'composition.started' })}
          onCompositionEnd={endComposition}
          onBlur={endComposition}
          onKeyDown={onKeyDown}
        />
        {text !== '' && (
          <IconButton label="清除" className={css.erase} data-part="erase-text" onClick={erase}>
            <X size={18} aria-hidden="true" />
          </IconButton>
        )}
      </div>
      <Button type="submit" variant="primary" data-part="submit-search">
        搜索
      </Button>
    </form>
  );
}
