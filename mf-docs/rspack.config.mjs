import { remote } from '@lichen/kit/build';

export default remote(import.meta.dirname);
