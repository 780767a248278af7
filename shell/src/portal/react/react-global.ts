import './commit-hook';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';

// One file for the pages before log-in and the portal: after log-in React is in the cache already.
Object.assign(globalThis, {
  __lichenReact: {
    react,
    'react/jsx-runtime': jsxRuntime,
    'react-dom': reactDom,
    'react-dom/client': reactDomClient,
  },
});
