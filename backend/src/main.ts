import './start/v8-flags';
import { join } from 'node:path';
import { packed } from './start/packed';

const { serve } = packed(join(__dirname, 'start', 'serve')) as typeof import('./start/serve');
serve();
