/** The part of the router that only the shell uses: it owns the history and decides what is on screen. */
export { BrowserRouter, Routes, Route, MemoryRouter } from 'react-router';
