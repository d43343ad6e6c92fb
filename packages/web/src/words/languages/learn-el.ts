import coached from '../messages/el/coached.json';
import learn from '../messages/el/learn.json';
import lessons from '../messages/el/lessons.json';

/** What lessons and the coach say: loaded with the pages for learning. */
export const messages = { coached, learn, lessons };
