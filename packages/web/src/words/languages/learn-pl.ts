import coached from '../messages/pl/coached.json';
import learn from '../messages/pl/learn.json';
import lessons from '../messages/pl/lessons.json';

/** What lessons and the coach say: loaded with the pages for learning. */
export const messages = { coached, learn, lessons };
