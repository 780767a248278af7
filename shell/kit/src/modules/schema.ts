/** What `zod` resolves to in the browser: the part that contracts use, shared by the shell with every remote. */
export { z } from 'zod/v4';
