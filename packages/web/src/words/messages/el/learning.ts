import coached from './coached.json';
import learn from './learn.json';
import lessons from './lessons.json';

/** What lessons and the coach say: loaded with the pages for learning. */
export const messages = { coached, learn, lessons };
