import { assertEvent } from 'xstate';
import type { ToastRequest } from '../toasts/toasts.types.ts';
import { boardSetup } from './lyricBoard.setup.ts';

const UNREADABLE = { tone: 'error', text: '这不是能打开的图片，请换一张' } as const;
const TOO_BIG = { tone: 'error', text: '图片超过 20 MB，请换一张小一些的' } as const;
const UNKEPT: ToastRequest = {
  tone: 'error',
  text: '浏览器存不下这张图片，它只在这次浏览中有效',
  duration: 4000,
};
const UNREMOVED: ToastRequest = {
  tone: 'error',
  text: '图片没能从浏览器里删掉，下次打开时可能还在',
  duration: 4000,
};

/** A file was chosen: is it a picture that can stand behind the words? */
export const choice = boardSetup.createStateConfig({
  initial: 'idle',
  on: { 'picture.chosen': '.checking' },
  states: {
    idle: {},
    checking: {
      invoke: {
        src: 'checkPicture',
        id: 'checkPicture',
        input: ({ event }) => {
          assertEvent(event, 'picture.chosen');
          return { file: event.file };
        },
        onDone: [
          {
            guard: {
              type: 'isKind',
              params: ({ event }) => ({ check: event.output, kind: 'usable' }),
            },
            target: 'idle',
            actions: { type: 'acceptPicture', params: ({ event }) => event.output },
          },
          {
            guard: {
              type: 'isKind',
              params: ({ event }) => ({ check: event.output, kind: 'tooBig' }),
            },
            target: 'idle',
            actions: { type: 'notify', params: TOO_BIG },
          },
          { target: 'idle', actions: { type: 'notify', params: UNREADABLE } },
        ],
        onError: { target: 'idle', actions: { type: 'notify', params: UNREADABLE } },
      },
    },
  },
});

/** The picture behind the SPECIAL board: the site's own, or one that stays in this browser. */
export const background = boardSetup.createStateConfig({
  initial: 'restoring',
  on: {
    'picture.accepted': {
      target: '.custom',
      actions: { type: 'setPicture', params: ({ event }) => event.picture },
    },
  },
  states: {
    restoring: {
      invoke: {
        src: 'readPicture',
        id: 'readPicture',
        onDone: [
          {
            guard: { type: 'isPicture', params: ({ event }) => event.output },
            target: 'custom.kept',
            actions: { type: 'setPicture', params: ({ event }) => event.output },
          },
          { target: 'standard' },
        ],
        // Nobody asked for a picture of their own yet: nothing is missing.
        onError: 'standard',
      },
    },
    standard: {},
    custom: {
      initial: 'storing',
      invoke: {
        src: 'lendUrl',
        id: 'lendUrl',
        input: ({ context }) => ({ picture: context.picture }),
      },
      on: {
        'picture.shown': { actions: { type: 'setPictureUrl', params: ({ event }) => event.url } },
        'picture.reset': { target: 'removing', actions: 'forgetPicture' },
      },
      states: {
        storing: {
          invoke: {
            src: 'keepPicture',
            id: 'keepPicture',
            input: ({ context }) => ({ picture: context.picture }),
            onDone: 'kept',
            onError: { target: 'unkept', actions: { type: 'notify', params: UNKEPT } },
          },
        },
        kept: {},
        /** Shown until the page is left. */
        unkept: {},
      },
    },
    removing: {
      invoke: {
        src: 'removePicture',
        id: 'removePicture',
        onDone: 'standard',
        onError: { target: 'standard', actions: { type: 'notify', params: UNREMOVED } },
      },
    },
  },
});
