import { readFileSync, readdirSync } from "node:fs";
// \0rolldown/runtime.js
var __commonJSMin = (cb, mod) => () => (mod || (cb((mod = { exports: {} }).exports, mod, mod.exports), cb = null), mod.exports);
// ../engine/dist/core/hash.js
function mix(h) {
	let x = h;
	x = Math.imul(x ^ x >>> 16, 2246822507);
	x = Math.imul(x ^ x >>> 13, 3266489909);
	return (x ^ x >>> 16) >>> 0;
}
function hex(word) {
	return word.toString(16).padStart(8, "0");
}
/** 64 bits of fingerprint as 16 hex digits: tells states and editions apart, keeps no secret. */
function fingerprint(bytes) {
	let a = 2654435769 ^ bytes.length;
	let b = 2246822507 ^ bytes.length;
	for (let i = 0; i < bytes.length; i++) {
		a = Math.imul(a ^ bytes[i], 16777619);
		b = Math.imul(b ^ bytes[i] ^ a >>> 24, 1540483477);
	}
	return hex(mix(a)) + hex(mix(b ^ a));
}
/** The fingerprint of a text. */
function textFingerprint(text) {
	return fingerprint(new TextEncoder().encode(text));
}
/** The same value with every object's fields in alphabetical order. */
function sorted(value) {
	if (Array.isArray(value)) return value.map(sorted);
	if (typeof value !== "object" || value === null) return value;
	const entries = Object.entries(value).map(([name, field]) => [name, sorted(field)]);
	return Object.fromEntries(entries.sort(([a], [b]) => a < b ? -1 : 1));
}
/** The fingerprint of a JSON value; the order of fields does not matter. */
function jsonFingerprint(value) {
	return textFingerprint(JSON.stringify(sorted(value)));
}
// ../engine/dist/core/moves.js
/**
* All moves of a game, numbered once at load from a declarative table of kinds and field values. Describing
* a move, writing it as a word and reading it back are look-ups.
*/
var MoveTable = class {
	bases = /* @__PURE__ */ new Map();
	infos = [];
	texts = [];
	numbers = /* @__PURE__ */ new Map();
	kinds;
	/** Each kind lists one or more shapes: sets of fields that vary together. */
	constructor(kinds) {
		this.kinds = kinds;
		for (const kind of Object.keys(kinds)) {
			this.bases.set(kind, this.infos.length);
			for (const fields of kinds[kind]) this.addShape(kind, Object.entries(fields), {}, []);
		}
	}
	addShape(kind, fields, chosen, words) {
		if (fields.length === 0) {
			const text = [kind, ...words].join(":");
			this.numbers.set(text, this.infos.length);
			this.texts.push(text);
			this.infos.push(Object.freeze({
				kind,
				...chosen
			}));
			return;
		}
		const [[name, values], ...rest] = fields;
		for (const value of values) {
			const word = value === true ? "yes" : value === false ? "no" : String(value);
			this.addShape(kind, rest, {
				...chosen,
				[name]: value
			}, [...words, word]);
		}
	}
	/** How many moves there are: every legal move is below this. */
	get size() {
		return this.infos.length;
	}
	/** The number of the first move of a kind (its first shape, all fields at their first value). */
	base(kind) {
		return this.bases.get(kind);
	}
	/** The number of the move written as `text`; for constants in rule code. */
	number(text) {
		const move = this.numbers.get(text);
		if (move === void 0) throw new Error(`no move is written ${text}`);
		return move;
	}
	/** What a move means. */
	info(move) {
		return this.infos[move];
	}
	/** The move as one word, such as `placeDie:S1`. */
	text(move) {
		return this.texts[move];
	}
	/** The move a word stands for, or what is wrong with the word. */
	parse(text) {
		const move = this.numbers.get(text);
		if (move !== void 0) return move;
		const kind = text.split(":", 1)[0];
		if (!Object.hasOwn(this.kinds, kind)) return `"${clip(text)}" begins with no known kind of move; known are ${Object.keys(this.kinds).join(", ")}`;
		const shapes = this.kinds[kind].map((fields) => [kind, ...Object.keys(fields)].join(":"));
		return `"${clip(text)}" does not fit ${shapes.join(" or ")}`;
	}
};
/** Shortens untrusted text for an error message. */
function clip(text, most = 60) {
	return text.length <= most ? text : `${text.slice(0, most)}…`;
}
// ../engine/dist/core/result.js
/** The one error type of the engine: a code to branch on, a sentence to show, and the field it is about. */
var RulesError = class extends Error {
	code;
	/** Path of the offending field, such as `seats[1].food`; empty when it is the whole thing. */
	field;
	constructor(code, message, field = "") {
		super(message);
		this.name = "RulesError";
		this.code = code;
		this.field = field;
	}
};
// ../engine/dist/core/json.js
/** A short picture of an untrusted value for an error message. */
function show(value) {
	if (Array.isArray(value)) return `a list of ${value.length}`;
	if (value === null) return "null";
	if (typeof value === "object") return "an object";
	if (typeof value === "string") return `"${clip(value)}"`;
	return String(value);
}
/** A place in untrusted JSON that knows its path, so that every refusal names the field. */
var Json = class Json {
	value;
	path;
	code;
	constructor(value, path, code) {
		this.value = value;
		this.path = path;
		this.code = code;
	}
	/** Whether the field was given at all. */
	get given() {
		return this.value !== void 0;
	}
	/** Refuses the value with a reason. */
	fail(reason) {
		throw new RulesError(this.code, this.path ? `${this.path}: ${reason}` : reason, this.path);
	}
	wrong(wanted) {
		return this.fail(this.given ? `must be ${wanted}, not ${show(this.value)}` : `is missing; must be ${wanted}`);
	}
	/** Checks that this is an object with no fields but these. */
	object(...known) {
		if (typeof this.value !== "object" || this.value === null || Array.isArray(this.value)) this.wrong("an object");
		for (const name of Object.keys(this.value)) if (!known.includes(name)) this.get(name).fail(`is not a known field; known are ${known.join(", ")}`);
		return this;
	}
	/** The same for an object that may be left out: then it is empty. */
	section(...known) {
		return this.given ? this.object(...known) : new Json({}, this.path, this.code);
	}
	/** The field of that name; it may be missing. */
	get(name) {
		const inside = this.value;
		const value = typeof inside === "object" && inside !== null && Object.hasOwn(inside, name) ? inside[name] : void 0;
		return new Json(value, this.path ? `${this.path}.${name}` : name, this.code);
	}
	/** The items of a list whose length must lie in the given range. */
	list(least, most) {
		const wanted = least === most ? `a list of ${most}` : `a list of ${least} to ${most}`;
		if (!Array.isArray(this.value) || this.value.length < least || this.value.length > most) this.wrong(wanted);
		return Array.from(this.value, (item, i) => new Json(item, `${this.path}[${i}]`, this.code));
	}
	/** A whole number in the given range; `missing` stands in where the field is left out. */
	integer(least, most, missing) {
		if (!this.given && missing !== void 0) return missing;
		const value = this.value;
		if (typeof value !== "number" || !Number.isInteger(value) || value < least || value > most) this.wrong(`a whole number from ${least} to ${most}`);
		return value;
	}
	/** True or false; `missing` stands in where the field is left out. */
	flag(missing) {
		if (!this.given && missing !== void 0) return missing;
		if (typeof this.value !== "boolean") this.wrong("true or false");
		return this.value;
	}
	/** A text of bounded length. */
	text(most = 200) {
		if (typeof this.value !== "string" || this.value.length > most) this.wrong(`a text of at most ${most} characters`);
		return this.value;
	}
	/** One of the given words, as its index; `missing` stands in where the field is left out. */
	oneOf(words, missing) {
		if (!this.given && missing !== void 0) return missing;
		const index = typeof this.value === "string" ? words.indexOf(this.value) : -1;
		if (index < 0) this.wrong(`one of ${words.join(", ")}`);
		return index;
	}
};
// ../engine/dist/core/rng.js
/** Spreads any seed over 128 bits (the xmur3 way: multiply, xor, shift). */
function* seedWords(seed) {
	let h = 1779033703 ^ seed.length;
	for (let i = 0; i < seed.length; i++) {
		h = Math.imul(h ^ seed.charCodeAt(i), 3432918353);
		h = h << 13 | h >>> 19;
	}
	for (;;) {
		h = Math.imul(h ^ h >>> 16, 2246822507);
		h = Math.imul(h ^ h >>> 13, 3266489909);
		h ^= h >>> 16;
		yield h >>> 0;
	}
}
/** A repeatable source of chance (sfc32) for tests, bots and local games. Not for secrets. */
function seeded(seed) {
	const words = seedWords(String(seed));
	let a = words.next().value;
	let b = words.next().value;
	let c = words.next().value;
	let d = words.next().value;
	const next = () => {
		const t = a + b + d | 0;
		d = d + 1 | 0;
		a = b ^ b >>> 9;
		b = c + (c << 3) | 0;
		c = (c << 21 | c >>> 11) + t;
		return t >>> 0;
	};
	for (let i = 0; i < 12; i++) next();
	return (n) => Math.floor(next() / 4294967296 * n);
}
/** Replays given outcomes in order; an outcome that is missing or out of range is an error. */
function scripted(outcomes) {
	let used = 0;
	return (n) => {
		if (used >= outcomes.length) throw new RulesError("bad-record", `chance was asked ${used + 1} times but only ${outcomes.length} outcomes are given`);
		const outcome = outcomes[used];
		if (!Number.isInteger(outcome) || outcome < 0 || outcome >= n) throw new RulesError("bad-record", `outcome ${used + 1} is ${outcome} but must be a whole number from 0 to ${n - 1}`);
		used++;
		return outcome;
	};
}
/** Passes chance through and keeps what came out. */
function recording(rng) {
	const outcomes = [];
	return {
		rng: (n) => {
			const outcome = rng(n);
			outcomes.push(outcome);
			return outcome;
		},
		outcomes
	};
}
/** Takes `count` of the items at random, in random order: one outcome each, an index into those left. */
function draw(items, count, rng) {
	const left = items.slice();
	for (let i = 0; i < count; i++) {
		const j = i + rng(left.length - i);
		const drawn = left[j];
		left[j] = left[i];
		left[i] = drawn;
	}
	left.length = count;
	return left;
}
/** All the items in random order. */
function shuffle(items, rng) {
	return draw(items, items.length, rng);
}
/** The numbers below `count`. */
function upTo$2(count) {
	const numbers = [];
	for (let i = 0; i < count; i++) numbers.push(i);
	return numbers;
}
// ../engine/dist/core/state.js
const AGENDA_DEPTH = 1;
const AGENDA_FRAMES = 2;
/** Bytes of one agenda frame: its kind and three arguments. */
const FRAME = 4;
/** Reserves the bytes both games begin with: the game's number and the agenda. */
function reserveHeader(layout) {
	layout.field("game");
	layout.field("agenda.depth");
	layout.field("agenda", 128);
}
/** Bytes carved out of one allocation at a time: a fresh backing store for each clone costs ten times a copy. */
var Slab = class {
	buffer = /* @__PURE__ */ new ArrayBuffer(0);
	next = 0;
	take(size) {
		if (this.next + size > this.buffer.byteLength) {
			this.buffer = /* @__PURE__ */ new ArrayBuffer(size * 32);
			this.next = 0;
		}
		const bytes = new Uint8Array(this.buffer, this.next, size);
		this.next += size;
		return bytes;
	}
};
const slab = new Slab();
/** Fresh zeroed bytes for a state; many states share one buffer, so copy them before transferring. */
function freshBytes(size) {
	return slab.take(size);
}
/**
* A game in progress: one byte array, and the component values it is played with.
*
* The agenda is a stack of frames in those bytes: what remains to be resolved inside a turn. The top frame
* comes next. Popped frames are zeroed, so equal positions are equal bytes.
*/
var State = class {
	bytes;
	edition;
	constructor(bytes, edition) {
		this.bytes = bytes;
		this.edition = edition;
	}
	/** Number of frames on the agenda. */
	get depth() {
		return this.bytes[AGENDA_DEPTH];
	}
	/** Kind of the frame on top. */
	get top() {
		return this.bytes[-2 + this.bytes[AGENDA_DEPTH] * FRAME];
	}
	/** First argument of the frame on top. */
	get topA() {
		return this.bytes[-1 + this.bytes[AGENDA_DEPTH] * FRAME];
	}
	/** Second argument of the frame on top. */
	get topB() {
		return this.bytes[0 + this.bytes[AGENDA_DEPTH] * FRAME];
	}
	/** Third argument of the frame on top. */
	get topC() {
		return this.bytes[1 + this.bytes[AGENDA_DEPTH] * FRAME];
	}
	set topA(value) {
		this.bytes[-1 + this.bytes[AGENDA_DEPTH] * FRAME] = value;
	}
	set topB(value) {
		this.bytes[0 + this.bytes[AGENDA_DEPTH] * FRAME] = value;
	}
	set topC(value) {
		this.bytes[1 + this.bytes[AGENDA_DEPTH] * FRAME] = value;
	}
	/** Kind of the frame at `index`, 0 being the bottom. */
	frameKind(index) {
		return this.bytes[AGENDA_FRAMES + index * FRAME];
	}
	/** Second argument of the frame at `index`. */
	frameB(index) {
		return this.bytes[AGENDA_FRAMES + index * FRAME + 2];
	}
	/** Puts a frame on top: it is resolved before everything below. */
	push(kind, a = 0, b = 0, c = 0) {
		const depth = this.bytes[AGENDA_DEPTH];
		if (depth === 32) throw new Error("the agenda is full: an effect chain never ends");
		const at = AGENDA_FRAMES + depth * FRAME;
		this.bytes[at] = kind;
		this.bytes[at + 1] = a;
		this.bytes[at + 2] = b;
		this.bytes[at + 3] = c;
		this.bytes[AGENDA_DEPTH] = depth + 1;
	}
	/** Removes the frame on top. */
	pop() {
		const depth = this.bytes[AGENDA_DEPTH] - 1;
		const at = AGENDA_FRAMES + depth * FRAME;
		this.bytes[at] = 0;
		this.bytes[at + 1] = 0;
		this.bytes[at + 2] = 0;
		this.bytes[at + 3] = 0;
		this.bytes[AGENDA_DEPTH] = depth;
	}
};
// ../engine/dist/core/events.js
let listener;
/** Whether somebody wants to hear what happens; otherwise no event is even made. */
const listening = () => listener !== void 0;
/** Notes an event for the listener. */
function tell(event) {
	listener?.push(event);
}
/** Runs `body` and returns what happened in it. */
function listen(body) {
	const heard = [];
	const outer = listener;
	listener = heard;
	try {
		body();
	} finally {
		listener = outer;
	}
	return heard;
}
// ../engine/dist/castle/board.js
/** What is printed on the boards of The White Castle: the same in every edition. */
const COLOURS$2 = [
	"coral",
	"black",
	"white"
];
const ENDS = ["left", "right"];
const ROOMS = [
	"S1",
	"S2",
	"S3",
	"D1",
	"D2"
];
const FLOOR1_ROOMS = [
	"S1",
	"S2",
	"S3"
];
const FLOOR2_ROOMS = ["D1", "D2"];
const OUTSIDES = ["outside1", "outside2"];
const ROWS$1 = [
	"top",
	"middle",
	"bottom"
];
const SPACES = [
	...ROOMS,
	...OUTSIDES,
	"well",
	...ROWS$1
];
/** Blocks of a card: a Steward card has the first three, a Diplomat card the last two. */
const BLOCKS = [
	"top",
	"middle",
	"bottom",
	"first",
	"second"
];
const GARDENS = ["plant", "stone"];
const YARDS$1 = [
	"yard5",
	"yard3",
	"yard1"
];
const WORKERS = [
	"courtier",
	"gardener",
	"warrior"
];
const RESOURCES$1 = [
	"food",
	"iron",
	"pearl"
];
/** Printed value of each space (C3.3). */
const SPACE_VALUE = [
	3,
	3,
	3,
	4,
	4,
	5,
	5,
	1,
	6,
	6,
	6
];
/** Number of Die tiles beside each room. */
const ROOM_TILES = [
	3,
	3,
	3,
	2,
	2
];
/** The two worker actions of each space outside the walls. */
const OUTSIDE_WORKERS = [[1, 0], [2, 0]];
/** Icons of each domain row: the first is open, the others lie under the five members. */
const ROW_ICONS = [
	[
		"food 1",
		"food 1",
		"food 1",
		"coin 2",
		"food 1",
		"seal 1"
	],
	[
		"iron 1",
		"iron 1",
		"iron 1",
		"lantern",
		"iron 1",
		"coin 2"
	],
	[
		"pearl 1",
		"pearl 1",
		"pearl 1",
		"seal 1",
		"pearl 1",
		"lantern"
	]
];
const YARD_IRON = [
	5,
	3,
	1
];
const YARD_WORTH = [
	2,
	1,
	1
];
/** The tiles of each yard as places: yard5 blue and yellow, yard3 blue, yard1 yellow. */
const YARD_PLACES = [
	[0, 1],
	[2],
	[3]
];
/** Whether each of the four yard places shows the blue side. */
const PLACE_IS_BLUE = [
	true,
	false,
	true,
	false
];
/** Pearl to climb 1 or 2 floors. */
const CLIMB_PEARL$1 = [
	0,
	2,
	5
];
/** Seals to enter each space of the Passage of Time; 0 where nothing is asked. */
const SEALS_TO_ENTER = Array.from({ length: 21 }, (_, space) => space === 6 ? 1 : space === 11 ? 2 : space === 15 ? 3 : 0);
/** Points of each space of the Passage of Time (C11.3). */
const TIME_POINTS = Array.from({ length: 21 }, (_, space) => space < 6 ? 0 : space < 11 ? 3 : space < 15 ? 6 : space - 5);
/** Points of a courtier at the gate, on floor 1, on floor 2 and at the Daimyo (C11.4). */
const COURTIER_POINTS = [
	1,
	3,
	6,
	10
];
/** Dice of each colour by number of seats (the solo game has two). */
const DICE_PER_COLOUR = [
	0,
	0,
	3,
	4,
	5
];
// ../engine/dist/castle/rival-deck.js
/** Places of a die on a bridge that a rival card may name. */
const BRIDGE_PLACES = [
	"left",
	"centre",
	"right"
];
const GAINS$1 = [
	"vp",
	"time",
	"coin"
];
/** Reads an action's text, or says what is wrong with it. */
function readAction(text) {
	const [word, number] = text.split(" ");
	const n = Number(number);
	const plain = number === void 0;
	if (text === "gate") return {
		text,
		what: 0,
		how: 0
	};
	if (word === "climb" && (n === 1 || n === 2)) return {
		text,
		what: 1,
		how: n
	};
	const garden = [
		"plant",
		"stone",
		"garden"
	].indexOf(word);
	if (garden >= 0 && plain) return {
		text,
		what: 2,
		how: garden
	};
	const yard = YARDS$1.indexOf(word);
	if (yard >= 0 && plain) return {
		text,
		what: 3,
		how: yard
	};
	const gain = GAINS$1.indexOf(word);
	if (gain >= 0 && n >= 1 && n <= 9) return {
		text,
		what: 4 + gain,
		how: n
	};
	return `"${text}" is no action of the rival; known are gate, climb 1|2, plant, stone, garden, yard1|3|5, vp|time|coin N`;
}
/** Compiles the deck; every place of every bridge must be named once, so that some card always fits (C13.4). */
function compileRivalDeck(cards, json) {
	const seen = /* @__PURE__ */ new Set();
	cards.forEach((card, i) => {
		const die = card.die.join(" ");
		if (seen.has(die)) json(`rivalDeck[${i}].die`).fail(`two cards name the ${die} die; each die is named once`);
		seen.add(die);
		if (SPACES.indexOf(card.to) >= 8) json(`rivalDeck[${i}].to`).fail("the rival has no domain; name a room, outside or well");
	});
	return {
		ids: cards.map((card) => card.id),
		bridge: cards.map((card) => COLOURS$2.indexOf(card.die[0])),
		place: cards.map((card) => BRIDGE_PLACES.indexOf(card.die[1])),
		space: cards.map((card) => SPACES.indexOf(card.to)),
		actions: cards.flatMap((card, i) => card.actions.map((text, a) => {
			const action = readAction(text);
			return typeof action === "string" ? json(`rivalDeck[${i}].actions[${a}]`).fail(action) : action;
		}))
	};
}
/** The rival's deck: our own design inside the rulebook's vocabulary. */
const RIVAL_CARDS = [
	{
		id: "v1",
		die: ["coral", "left"],
		to: "well",
		actions: ["gate", "climb 1"]
	},
	{
		id: "v2",
		die: ["coral", "centre"],
		to: "S1",
		actions: ["yard1", "time 2"]
	},
	{
		id: "v3",
		die: ["coral", "right"],
		to: "D1",
		actions: ["stone", "gate"]
	},
	{
		id: "v4",
		die: ["black", "left"],
		to: "S2",
		actions: ["climb 2", "coin 4"]
	},
	{
		id: "v5",
		die: ["black", "centre"],
		to: "D2",
		actions: ["plant", "coin 4"]
	},
	{
		id: "v6",
		die: ["black", "right"],
		to: "outside1",
		actions: ["yard5", "time 2"]
	},
	{
		id: "v7",
		die: ["white", "left"],
		to: "S3",
		actions: ["gate", "time 2"]
	},
	{
		id: "v8",
		die: ["white", "centre"],
		to: "well",
		actions: ["climb 1", "garden"]
	},
	{
		id: "v9",
		die: ["white", "right"],
		to: "outside2",
		actions: ["yard3", "climb 1"]
	}
];
const RIVAL_LEVELS = [
	{
		vp: 0,
		first: false,
		time: 0
	},
	{
		vp: 3,
		first: true,
		time: 1
	},
	{
		vp: 8,
		first: true,
		time: 3
	}
];
// ../engine/dist/castle/components.js
const light = (effect) => ({ do: effect });
const dark = (effect) => ({
	do: effect,
	dark: true
});
function steward(id, players, top, middle, bottom) {
	return {
		id,
		threePlus: players === "3+",
		top,
		middle,
		bottom
	};
}
function diplomat(id, players, first, firstRows, second) {
	return {
		id,
		threePlus: players === "3+",
		first,
		second,
		firstRows
	};
}
/** The printed edition. */
const PRINTED = {
	stewards: [
		steward("s01", "3+", dark("pay seal 1 > courtier"), light("seal 1, vp 1"), light("food 1, lantern")),
		steward("s02", "2+", dark("pay seal 1 > courtier"), light("time 1"), light("iron 2")),
		steward("s03", "3+", dark("pay seal 1 > courtier"), light("lantern"), light("vp 2")),
		steward("s04", "2+", dark("pay seal 1 > warrior"), light("coin 1, well"), light("lantern")),
		steward("s05", "2+", dark("pay seal 1 > warrior"), light("food 1, pearl 1"), light("iron 1, lantern")),
		steward("s06", "3+", light("iron 1, lantern"), dark("pay seal 1 > gardener"), light("any 2")),
		steward("s07", "2+", light("time 1"), dark("pay seal 1 > gardener"), light("food 2")),
		steward("s08", "3+", light("coin 1, well"), dark("pay seal 1 > gardener"), light("time 1")),
		steward("s09", "2+", light("coin 1, well"), dark("pay seal 1 > courtier"), light("food 2")),
		steward("s10", "2+", light("seal 1, any 1"), dark("pay seal 1 > courtier"), light("iron 1, food 1")),
		steward("s11", "3+", light("any 2"), light("pearl 1, lantern"), dark("pay seal 1 > warrior")),
		steward("s12", "2+", light("pearl 2"), light("seal 1, vp 1"), dark("pay seal 1 > gardener")),
		steward("s13", "2+", light("iron 2"), light("lantern"), dark("pay seal 1 > gardener")),
		steward("s14", "3+", light("vp 2"), light("seal 1, any 1"), dark("pay seal 1 > warrior")),
		steward("s15", "2+", light("time 1"), light("pearl 2"), dark("pay seal 1 > warrior"))
	],
	diplomats: [
		diplomat("d01", "3+", dark("courtier"), 1, light("any 3")),
		diplomat("d02", "2+", dark("courtier"), 1, light("time 2")),
		diplomat("d03", "2+", dark("courtier"), 1, light("vp 2, well")),
		diplomat("d04", "2+", dark("courtier"), 1, light("seal 1, lantern")),
		diplomat("d05", "2+", dark("warrior"), 1, light("any 3")),
		diplomat("d06", "2+", dark("warrior"), 1, light("time 2")),
		diplomat("d07", "2+", light("time 2"), 1, dark("gardener")),
		diplomat("d08", "2+", light("vp 2, well"), 1, dark("gardener")),
		diplomat("d09", "3+", light("vp 2, well"), 2, dark("warrior")),
		diplomat("d10", "2+", light("coin 2, lantern"), 2, dark("warrior")),
		diplomat("d11", "2+", light("time 1, lantern"), 2, dark("gardener")),
		diplomat("d12", "3+", light("any 3"), 2, dark("gardener"))
	],
	daimyo: [
		{
			id: "y1",
			favours: [
				"well",
				"food 2",
				"time 2"
			]
		},
		{
			id: "y2",
			favours: [
				"well",
				"vp 2",
				"seal 2"
			]
		},
		{
			id: "y3",
			favours: [
				"well",
				"pearl 2",
				"coin 3"
			]
		},
		{
			id: "y4",
			favours: [
				"light",
				"pearl 2",
				"vp 2"
			]
		},
		{
			id: "y5",
			favours: [
				"light",
				"iron 2",
				"coin 3"
			]
		},
		{
			id: "y6",
			favours: [
				"light",
				"time 2",
				"seal 2"
			]
		},
		{
			id: "y7",
			favours: [
				"lantern",
				"iron 2",
				"seal 2"
			]
		},
		{
			id: "y8",
			favours: [
				"lantern",
				"food 2",
				"vp 2"
			]
		},
		{
			id: "y9",
			favours: [
				"lantern",
				"time 2",
				"coin 3"
			]
		}
	],
	startingActions: [
		{
			id: "a1",
			do: "courtier",
			copies: 2
		},
		{
			id: "a2",
			do: "warrior",
			copies: 2
		},
		{
			id: "a3",
			do: "gardener",
			copies: 2
		}
	],
	startingResources: [
		{
			id: "r1",
			gain: "food 2, iron 1, coin 2, seal 1, decree:coin",
			lantern: "pearl 1"
		},
		{
			id: "r2",
			gain: "any 2, coin 4, seal 2",
			lantern: "pearl 1"
		},
		{
			id: "r3",
			gain: "iron 2, pearl 1, coin 5, seal 1",
			lantern: "pearl 1"
		},
		{
			id: "r4",
			gain: "pearl 2, iron 1, coin 4, decree:seal",
			lantern: "iron 1"
		},
		{
			id: "r5",
			gain: "any 3, coin 4, seal 1",
			lantern: "iron 1"
		},
		{
			id: "r6",
			gain: "food 1, iron 2, pearl 1, coin 3, seal 1",
			lantern: "iron 1"
		},
		{
			id: "r7",
			gain: "any 1, coin 2, seal 2, decree:vp",
			lantern: "food 1"
		},
		{
			id: "r8",
			gain: "food 2, iron 2, pearl 1, coin 4, seal 1",
			lantern: "food 1"
		},
		{
			id: "r9",
			gain: "food 4, iron 2, coin 3, seal 2",
			lantern: "food 1"
		}
	],
	decrees: [
		{
			id: "coin",
			lantern: "coin 1"
		},
		{
			id: "seal",
			lantern: "seal 1"
		},
		{
			id: "vp",
			lantern: "vp 1"
		}
	],
	gardens: [
		{
			id: "p1",
			kind: "plant",
			food: 5,
			points: 9,
			do: "pay coin 4 > tile:any"
		},
		{
			id: "p2",
			kind: "plant",
			food: 4,
			points: 7,
			do: "pay coin 3 > gardener"
		},
		{
			id: "p3",
			kind: "plant",
			food: 4,
			points: 7,
			do: "pay coin 3 > courtier"
		},
		{
			id: "p4",
			kind: "plant",
			food: 4,
			points: 7,
			do: "pay coin 3 > warrior"
		},
		{
			id: "p5",
			kind: "plant",
			food: 3,
			points: 5,
			do: "pay coin 4 > domain"
		},
		{
			id: "k1",
			kind: "stone",
			food: 1,
			points: 1,
			do: "any 2"
		},
		{
			id: "k2",
			kind: "stone",
			food: 1,
			points: 1,
			do: "coin 3"
		},
		{
			id: "k3",
			kind: "stone",
			food: 2,
			points: 3,
			do: "seal 2"
		},
		{
			id: "k4",
			kind: "stone",
			food: 2,
			points: 3,
			do: "light"
		},
		{
			id: "k5",
			kind: "stone",
			food: 3,
			points: 5,
			do: "well"
		}
	],
	yardTiles: [
		{
			id: "t1",
			blue: "courtier",
			yellow: "pearl 3"
		},
		{
			id: "t2",
			blue: "warrior",
			yellow: "time 2"
		},
		{
			id: "t3",
			blue: "gardener",
			yellow: "food 3"
		},
		{
			id: "t4",
			blue: "tile:coral",
			yellow: "well"
		},
		{
			id: "t5",
			blue: "tile:white",
			yellow: "seal 2"
		},
		{
			id: "t6",
			blue: "tile:black",
			yellow: "coin 5"
		},
		{
			id: "t7",
			blue: "tile:any",
			yellow: "light"
		},
		{
			id: "t8",
			blue: "domain",
			yellow: "vp 2"
		}
	],
	rivalDeck: RIVAL_CARDS,
	tileRewards: [
		"food 1",
		"iron 1",
		"pearl 1",
		"any 1",
		"coin 1"
	],
	lanternSides: {
		steward: "coin 1",
		diplomat: "vp 1",
		startingAction: "time 1"
	},
	promo: {
		gardens: [{
			id: "p6",
			kind: "plant",
			food: 3,
			points: 5,
			do: "pay coin 4 > worker"
		}, {
			id: "k6",
			kind: "stone",
			food: 2,
			points: 3,
			do: "lantern"
		}],
		daimyo: [{
			id: "y10",
			favours: [
				"tile:coral",
				"tile:black",
				"tile:white"
			]
		}],
		yardTiles: [{
			id: "t9",
			blue: "worker",
			yellow: "lantern"
		}]
	}
};
// ../engine/dist/core/effect-text.js
/** Splits `pay X > a 1, b 2 / c` into its price, options and parts; returns what is wrong as a text. */
function splitEffect(text) {
	const priced = /^pay ([^>]+) > (.+)$/.exec(text);
	if (!priced && text.includes(">")) return `"${text}" must read "pay X > Y"`;
	const [pay, body] = priced ? [priced[1], priced[2]] : ["", text];
	const options = [];
	for (const option of body.split(" / ")) {
		const parts = [];
		for (const part of option.split(", ")) {
			const match = /^([a-z_]+(?:[:-][a-z0-9]+)?)(?: ([0-9]{1,2}))?$/.exec(part);
			if (!match) return `"${part}" is not a word with an optional number`;
			parts.push({
				word: match[1],
				count: match[2] === void 0 ? 1 : Number(match[2])
			});
		}
		options.push(parts);
	}
	return {
		pay,
		options
	};
}
// ../engine/dist/castle/words.js
/** The vocabulary of effects; the number of a word is its place here. */
const WORDS$1 = [
	"food",
	"iron",
	"pearl",
	"coin",
	"seal",
	"vp",
	"time",
	"any",
	"lantern",
	"well",
	"courtier",
	"gardener",
	"warrior",
	"worker",
	"domain",
	"light",
	"tile:coral",
	"tile:black",
	"tile:white",
	"tile:any",
	"decree:coin",
	"decree:seal",
	"decree:vp"
];
// ../engine/dist/castle/effect.js
const ANYWHERE = {
	price: true,
	decrees: false,
	lanternSide: false,
	most: 9
};
const STARTING_GAIN = {
	price: false,
	decrees: true,
	lanternSide: false,
	most: 9
};
const LANTERN_SIDE = {
	price: false,
	decrees: false,
	lanternSide: true,
	most: 9
};
/** Several printed effects added up: a row of icons, the well. */
const ADDED_UP = {
	price: false,
	decrees: false,
	lanternSide: false,
	most: 99
};
const isPlain = (word) => word <= 5 && word !== 4;
const isAction = (word) => word >= 10 && word < 20;
const ORDER_SENSITIVE = [
	4,
	6,
	8,
	9
];
function readPrice(pay) {
	const match = /^(coin|seal) ([1-9])$/.exec(pay);
	if (!match) return `the price "${pay}" must be "coin N" or "seal N" with N from 1 to 9`;
	const n = Number(match[2]);
	return match[1] === "coin" ? {
		payCoins: n,
		paySeals: 0
	} : {
		payCoins: 0,
		paySeals: n
	};
}
/** Reads an effect's text, or says what is wrong with it. */
function readEffect$1(text, rules) {
	const split = splitEffect(text);
	if (typeof split === "string") return split;
	if (split.options.length !== 1) return `"${text}" offers a choice with "/", which this game does not have`;
	if (split.pay && !rules.price) return `"${text}" may not have a price here`;
	const price = split.pay ? readPrice(split.pay) : {
		payCoins: 0,
		paySeals: 0
	};
	if (typeof price === "string") return price;
	const words = [];
	const counts = [];
	for (const part of split.options[0]) {
		const word = WORDS$1.indexOf(part.word);
		if (word < 0) return `"${part.word}" is no effect; known are ${WORDS$1.join(", ")}`;
		if (word >= 20 && !rules.decrees) return `"${part.word}" may only stand on a starting resource card`;
		if (rules.lanternSide && word > 6) return `a Lantern side gives a gain or time, not "${part.word}"`;
		if (part.count < 1 || part.count > rules.most) return `"${part.word} ${part.count}" must count from 1 to ${rules.most}`;
		if (word > 7 && part.count !== 1) return `"${part.word}" takes no number`;
		if (words.includes(word)) return `"${part.word}" stands twice in "${text}"`;
		words.push(word);
		counts.push(part.count);
	}
	if (rules.lanternSide && words.length !== 1) return `a Lantern side shows one icon, not "${text}"`;
	if (rules.decrees && words.some((word) => word > 7 && word < 20)) return `"${text}": a starting resource card gives gains and Decrees only`;
	return {
		text,
		...price,
		words,
		counts,
		plain: words.every(isPlain),
		acts: words.some(isAction),
		ordered: words.filter((word) => ORDER_SENSITIVE.includes(word)).length > 1 || words.length > 1 && words.some(isAction)
	};
}
/** Adds up several effects without prices, words in order of first appearance. */
function mergeEffects(texts) {
	const totals = /* @__PURE__ */ new Map();
	for (const part of texts.flatMap((text) => text.split(", "))) {
		const [word, count] = part.split(" ");
		totals.set(word, (totals.get(word) ?? 0) + Number(count ?? 1));
	}
	return [...totals].map(([word, count]) => word === "lantern" ? word : `${word} ${count}`).join(", ");
}
// ../engine/dist/castle/ids.js
/**
* Numbers of cards and tiles. Every edition has the same ids, so a card is its place in these lists, in the
* state's bytes and in moves alike.
*/
const ids$1 = (items) => items.map((item) => item.id);
/** Cards that travel: Stewards, Diplomats, starting actions (copies apart), starting resources, Decrees. */
const CARDS = [
	...ids$1(PRINTED.stewards),
	...ids$1(PRINTED.diplomats),
	...PRINTED.startingActions.flatMap((card) => Array(card.copies).fill(card.id)),
	...ids$1(PRINTED.startingResources),
	...ids$1(PRINTED.decrees)
];
const FIRST_DIPLOMAT = PRINTED.stewards.length;
const FIRST_ACTION = FIRST_DIPLOMAT + PRINTED.diplomats.length;
const FIRST_RESOURCE = CARDS.indexOf("r1");
const FIRST_DECREE = CARDS.indexOf("coin");
const DAIMYO_CARDS = ids$1([...PRINTED.daimyo, ...PRINTED.promo.daimyo]);
const GARDEN_CARDS = ids$1([...PRINTED.gardens, ...PRINTED.promo.gardens]);
const YARD_TILES = ids$1([...PRINTED.yardTiles, ...PRINTED.promo.yardTiles]);
/** Die tiles by colour, then reward, such as `coral:food`. */
const TILE_REWARDS = PRINTED.tileRewards.map((reward) => reward.split(" ")[0]);
/** Number of Die tiles of each colour. */
const TILES_PER_COLOUR = TILE_REWARDS.length;
/** Collects effects while an edition is compiled; equal texts share a number. */
var EffectTable$1 = class {
	effects = [];
	add(text, rules) {
		const effect = readEffect$1(text.text(), rules);
		if (typeof effect === "string") text.fail(effect);
		const known = this.effects.findIndex((e) => e.text === effect.text);
		if (known >= 0) return known;
		if (this.effects.length >= 255) text.fail("the edition has too many different effects");
		return this.effects.push(effect) - 1;
	}
};
function trusted(value, path) {
	return new Json(value, path, "bad-edition");
}
function compileRoomCard(blocks, card, table, to) {
	blocks.forEach(({ block, path, rows }, i) => {
		const effect = table.add(trusted(block.do, `${path}.do`), ANYWHERE);
		to.roomBlock[card * 3 + i] = effect;
		to.isLight[card * 3 + i] = block.dark ? 0 : 1;
		for (const row of rows) to.domainBlock[card * 3 + row] = effect;
		const { words, acts, payCoins, paySeals } = table.effects[effect];
		if (!block.dark) {
			if (acts || payCoins + paySeals > 0) trusted(block.do, `${path}.do`).fail("a light block holds gains only");
			return;
		}
		if (words.length !== 1 || words[0] < 10 || words[0] > 12) trusted(block.do, `${path}.do`).fail("a dark block holds one courtier, gardener or warrior action");
		to.darkWorker[card] = words[0];
	});
	if (blocks.filter(({ block }) => block.dark).length !== 1) trusted(void 0, blocks[0].path.replace(/\.[a-z]+$/, "")).fail("a room card has exactly one dark block");
}
/** C1.4 deals again while all rooms show one dark worker action, so some two cards must differ. */
function checkDarkWorkers(darkWorker, threePlus) {
	const forTwo = [...darkWorker.slice(0, FIRST_ACTION)].filter((_, card) => threePlus[card] === 0);
	if (new Set(forTwo).size > 1) return;
	trusted(void 0, "stewards").fail("not all cards may have the same dark action: the rooms could never be dealt (C1.4)");
}
/** Each deck must hold enough cards for its rooms in a game of two (C1.2). */
function checkDeckSizes(components) {
	const forTwo = (cards) => cards.filter((card) => !card.threePlus).length;
	if (forTwo(components.stewards) < 3) trusted(void 0, "stewards").fail("at least 3 must be for two players");
	if (forTwo(components.diplomats) < 2) trusted(void 0, "diplomats").fail("at least 2 must be for two players");
}
/** Compiles component values; throws `RulesError` naming the field whose effect cannot be read. */
function compileEdition$1(components, name) {
	const table = new EffectTable$1();
	const cards = CARDS.length;
	const effectsOf = (texts, path, rules = ANYWHERE) => Uint8Array.from(texts, (text, i) => table.add(trusted(text, path(i)), rules));
	const room = {
		roomBlock: new Uint8Array(cards * 3).fill(255),
		isLight: new Uint8Array(cards * 3),
		domainBlock: new Uint8Array(cards * 3).fill(255),
		darkWorker: new Uint8Array(cards)
	};
	components.stewards.forEach((card, i) => {
		const path = `stewards[${i}]`;
		compileRoomCard([
			{
				block: card.top,
				path: `${path}.top`,
				rows: [0]
			},
			{
				block: card.middle,
				path: `${path}.middle`,
				rows: [1]
			},
			{
				block: card.bottom,
				path: `${path}.bottom`,
				rows: [2]
			}
		], i, table, room);
	});
	components.diplomats.forEach((card, i) => {
		const path = `diplomats[${i}]`;
		compileRoomCard([{
			block: card.first,
			path: `${path}.first`,
			rows: card.firstRows === 1 ? [0] : [0, 1]
		}, {
			block: card.second,
			path: `${path}.second`,
			rows: card.firstRows === 1 ? [1, 2] : [2]
		}], FIRST_DIPLOMAT + i, table, room);
	});
	let action = FIRST_ACTION;
	components.startingActions.forEach((card, i) => {
		const text = trusted(card.do, `startingActions[${i}].do`);
		const effect = table.add(text, ANYWHERE);
		if (table.effects[effect].words.some((word) => word > 13)) text.fail("a starting action holds a worker action or gains");
		for (let copy = 0; copy < card.copies; copy++, action++) room.domainBlock.fill(effect, action * 3, action * 3 + 3);
	});
	const threePlus = Uint8Array.from([...components.stewards, ...components.diplomats], (card) => card.threePlus ? 1 : 0);
	checkDeckSizes(components);
	checkDarkWorkers(room.darkWorker, threePlus);
	const lanternTexts = [
		...components.stewards.map(() => ({
			text: components.lanternSides.steward,
			path: "lanternSides.steward"
		})),
		...components.diplomats.map(() => ({
			text: components.lanternSides.diplomat,
			path: "lanternSides.diplomat"
		})),
		...Array.from({ length: FIRST_RESOURCE - FIRST_ACTION }, () => ({
			text: components.lanternSides.startingAction,
			path: "lanternSides.startingAction"
		})),
		...components.startingResources.map((card, i) => ({
			text: card.lantern,
			path: `startingResources[${i}].lantern`
		})),
		...components.decrees.map((card, i) => ({
			text: card.lantern,
			path: `decrees[${i}].lantern`
		}))
	];
	const lantern = effectsOf(lanternTexts.map((l) => l.text), (i) => lanternTexts[i].path, LANTERN_SIDE);
	const daimyo = [...components.daimyo, ...components.promo.daimyo];
	const gardens = [...components.gardens, ...components.promo.gardens];
	const yards = [...components.yardTiles, ...components.promo.yardTiles];
	const rewards = components.tileRewards;
	rewards.forEach((reward, i) => {
		const text = trusted(reward, `tileRewards[${i}]`);
		const { words, payCoins, paySeals } = table.effects[table.add(text, ANYWHERE)];
		if (words.some((word) => word > 7) || payCoins + paySeals > 0) text.fail("a Die tile gives gains only");
	});
	const rowTexts = ROW_ICONS.flatMap((icons) => icons.map((_, sent) => mergeEffects(icons.slice(0, sent + 1))));
	const wellTexts = rewards.flatMap((a) => rewards.map((b) => mergeEffects([
		"seal 1",
		a,
		b
	])));
	return {
		id: jsonFingerprint(components),
		name,
		components,
		...room,
		threePlus,
		lanternIcon: lantern.map((effect) => table.effects[effect].words[0]),
		lanternCount: lantern.map((effect) => table.effects[effect].counts[0]),
		startingGain: effectsOf(components.startingResources.map((card) => card.gain), (i) => `startingResources[${i}].gain`, STARTING_GAIN),
		favour: effectsOf(daimyo.flatMap((card) => card.favours), (i) => `daimyo[${Math.floor(i / 3)}].favours[${i % 3}]`),
		gardenFood: Uint8Array.from(gardens, (card) => card.food),
		gardenPoints: Uint8Array.from(gardens, (card) => card.points),
		gardenEffect: effectsOf(gardens.map((card) => card.do), (i) => `gardens[${i}].do`),
		gardenIsPlant: Uint8Array.from(gardens, (card) => card.kind === "plant" ? 1 : 0),
		yardBlue: effectsOf(yards.map((tile) => tile.blue), (i) => `yardTiles[${i}].blue`),
		yardYellow: effectsOf(yards.map((tile) => tile.yellow), (i) => `yardTiles[${i}].yellow`),
		rowGain: effectsOf(rowTexts, (i) => `rows[${Math.floor(i / 6)}]`, ADDED_UP),
		wellGain: effectsOf(wellTexts, (i) => `tileRewards[${Math.floor(i / TILES_PER_COLOUR)}]`, ADDED_UP),
		rival: compileRivalDeck(components.rivalDeck, (path) => trusted(void 0, path)),
		effects: table.effects
	};
}
/** The edition used when none is named. */
const PRINTED_EDITION = compileEdition$1(PRINTED, "castle");
const NAMES$1 = [
	"",
	"draft",
	"take a die",
	"place the die",
	"end of turn",
	"room blocks",
	"domain block",
	"choose a worker",
	"courtier",
	"gardener",
	"warrior",
	"yard tiles",
	"block beside a tile",
	"price",
	"gardens",
	"light block",
	"light block of the card",
	"refill the room",
	"domain row",
	"resources of choice",
	"time",
	"seals",
	"seals or time first",
	"parts of an effect",
	"favour",
	"actions of the space",
	"actions of the rival",
	"room for the rival",
	"garden for the rival"
];
/** What a frame is, in words, for showing a position inside a turn. */
const frameName$1 = (kind) => NAMES$1[kind];
// ../engine/dist/core/layout.js
/**
* Hands out offsets in a byte array and remembers their names, so that rule code speaks of fields and a
* failing test can say which field differs.
*/
var Layout = class {
	fields = [];
	used = 0;
	/** Bytes handed out so far. */
	get size() {
		return this.used;
	}
	/** Reserves `length` bytes under `name` and returns where they start. */
	field(name, length = 1) {
		const at = this.used;
		this.fields.push({
			name,
			at,
			length
		});
		this.used += length;
		return at;
	}
	/** The field a byte belongs to, such as `order[2]`. */
	nameOf(offset) {
		const field = this.fields.find((f) => offset >= f.at && offset < f.at + f.length);
		if (!field) return `byte ${offset}`;
		return field.length === 1 ? field.name : `${field.name}[${offset - field.at}]`;
	}
	/** The fields in which two states differ, one readable line each. */
	difference(a, b) {
		const lines = [];
		for (let i = 0; i < Math.max(a.length, b.length); i++) if (a[i] !== b[i]) lines.push(`${this.nameOf(i)}: ${a[i]} and ${b[i]}`);
		return lines;
	}
};
// ../engine/dist/castle/state.js
/** Bytes of a state of this game, by name. */
const LAYOUT$1 = new Layout();
reserveHeader(LAYOUT$1);
const SEATS$1 = LAYOUT$1.field("seats");
const LEVEL = LAYOUT$1.field("level");
const PROMO = LAYOUT$1.field("promo");
const PHASE = LAYOUT$1.field("phase");
const ROUND = LAYOUT$1.field("round");
const TURN$1 = LAYOUT$1.field("turn");
const ACTIVE$1 = LAYOUT$1.field("active");
const SHOWN$1 = LAYOUT$1.field("shown");
const TURN_ORDER = LAYOUT$1.field("order", 4);
const TIME_ORDER = LAYOUT$1.field("timeOrder", 4);
const BRIDGES = LAYOUT$1.field("bridges", 15);
const ROOM_CARD = LAYOUT$1.field("roomCard", 5);
const ROOM_TILE = LAYOUT$1.field("roomTile", 15);
/** Colours among a room's tiles as bits: asked for every space of every die. */
const ROOM_COLOURS = LAYOUT$1.field("roomColours", 5);
const SPACE_DICE = LAYOUT$1.field("spaceDice", 14);
const WELL_TILE = LAYOUT$1.field("wellTile", 2);
const WELL_DICE = LAYOUT$1.field("wellDice", 12);
const DAIMYO$1 = LAYOUT$1.field("daimyo");
const FAVOURS = LAYOUT$1.field("favours", 3);
const GARDEN_CARD = LAYOUT$1.field("gardenCard", 6);
const GARDEN_CLANS = LAYOUT$1.field("gardenClans", 6);
const YARD_TILE$2 = LAYOUT$1.field("yardTile", 4);
const YARD_WARRIORS = LAYOUT$1.field("yardWarriors", 12);
const PAIR_ACTION = LAYOUT$1.field("pairAction", 5);
const PAIR_RESOURCE = LAYOUT$1.field("pairResource", 5);
const WHERE = LAYOUT$1.field("where", CARDS.length);
const RIVAL_DECK = LAYOUT$1.field("rivalDeck", 9);
const RIVAL_ROW = LAYOUT$1.field("rivalRow", 9);
/** Bytes of one seat. */
const seat$1 = new Layout();
const HOLDING$1 = seat$1.field("holding", 3);
const SEAL$2 = seat$1.field("seal");
const COIN$2 = seat$1.field("coin", 2);
const VP = seat$1.field("vp", 2);
const TIME = seat$1.field("time");
const CARD$1 = seat$1.field("card");
/** Members at home: courtiers, gardeners, warriors. */
const HOME = seat$1.field("home", 3);
/** Courtiers at the gate, on floor 1, on floor 2 and at the Daimyo. */
const COURT = seat$1.field("court", 4);
const ROW_DIE = seat$1.field("rowDie", 3);
const LANTERN$1 = seat$1.field("lantern", 7);
const SEAT_SIZE$1 = seat$1.size;
const SEAT$1 = LAYOUT$1.field("seat", 4 * SEAT_SIZE$1);
/** Nobody's turn: the game is over. */
const NOBODY$1 = 255;
/** Colour 0-2 and value 1-6 of a die in one byte; 0 is no die. */
const dieOf = (colour, value) => colour << 3 | value;
const dieValue = (die) => die & 7;
const dieColour = (die) => die >> 3;
/** A game of The White Castle. Every accessor names one field of the bytes. */
var CastleState = class CastleState extends State {
	game = "castle";
	/** An empty table, all bytes zero. */
	static empty(edition) {
		return new CastleState(freshBytes(LAYOUT$1.size), edition);
	}
	get toMove() {
		const active = this.bytes[ACTIVE$1];
		return active === NOBODY$1 ? -1 : active;
	}
	get active() {
		return this.bytes[ACTIVE$1];
	}
	set active(seatOrNobody) {
		this.bytes[ACTIVE$1] = seatOrNobody;
	}
	setOver() {
		this.bytes[PHASE] = 3;
		this.bytes[ACTIVE$1] = NOBODY$1;
	}
	/** Clans at the table: the solo game has two. */
	get seats() {
		return this.bytes[SEATS$1];
	}
	set seats(n) {
		this.bytes[SEATS$1] = n;
	}
	/** 0 without a rival; 1, 2, 3 for an easy, medium, hard one, which holds seat 1. */
	get level() {
		return this.bytes[LEVEL];
	}
	set level(level) {
		this.bytes[LEVEL] = level;
	}
	get promo() {
		return this.bytes[PROMO] === 1;
	}
	set promo(on) {
		this.bytes[PROMO] = on ? 1 : 0;
	}
	get phase() {
		return this.bytes[PHASE];
	}
	set phase(phase) {
		this.bytes[PHASE] = phase;
	}
	get round() {
		return this.bytes[ROUND];
	}
	set round(round) {
		this.bytes[ROUND] = round;
	}
	/** Turns (or picks, or seats in the garden step) finished in this phase. */
	get turn() {
		return this.bytes[TURN$1];
	}
	set turn(turn) {
		this.bytes[TURN$1] = turn;
	}
	/** Hidden cards shown since the turn began (C12.2). */
	get shown() {
		return this.bytes[SHOWN$1];
	}
	set shown(count) {
		this.bytes[SHOWN$1] = count;
	}
	order(place) {
		return this.bytes[TURN_ORDER + place];
	}
	setOrder(place, who) {
		this.bytes[TURN_ORDER + place] = who;
	}
	/** The turn order that would follow now: furthest on the Passage of Time first, on one space the top first. */
	timeOrder(place) {
		return this.bytes[TIME_ORDER + place];
	}
	setTimeOrder(place, who) {
		this.bytes[TIME_ORDER + place] = who;
	}
	bridgeDie(bridge, place) {
		return this.bytes[BRIDGES + bridge * 5 + place];
	}
	setBridgeDie(bridge, place, value) {
		this.bytes[BRIDGES + bridge * 5 + place] = value;
	}
	roomCard(room) {
		return this.bytes[ROOM_CARD + room] - 1;
	}
	setRoomCard(room, card) {
		this.bytes[ROOM_CARD + room] = card + 1;
	}
	/** Colour of a room's Die tile. */
	roomTile(room, place) {
		return this.bytes[ROOM_TILE + room * 3 + place];
	}
	/** Lays a room's Die tile; tiles never move again. */
	setRoomTile(room, place, colour) {
		this.bytes[ROOM_TILE + room * 3 + place] = colour;
		this.bytes[ROOM_COLOURS + room] |= 1 << colour;
	}
	/** Whether one of a room's Die tiles has the colour. */
	roomHasColour(room, colour) {
		return (this.bytes[ROOM_COLOURS + room] >> colour & 1) === 1;
	}
	/** The lower (0) or upper (1) die on a room or outside space; 0 is none. */
	spaceDie(space, layer) {
		return this.bytes[SPACE_DICE + space * 2 + layer];
	}
	setSpaceDie(space, layer, die) {
		this.bytes[SPACE_DICE + space * 2 + layer] = die;
	}
	/** Reward of a tile at the well. */
	wellTile(place) {
		return this.bytes[WELL_TILE + place];
	}
	setWellTile(place, reward) {
		this.bytes[WELL_TILE + place] = reward;
	}
	wellDie(place) {
		return this.bytes[WELL_DICE + place];
	}
	setWellDie(place, die) {
		this.bytes[WELL_DICE + place] = die;
	}
	addWellDie(die) {
		let at = WELL_DICE;
		while (this.bytes[at] !== 0) at++;
		this.bytes[at] = die;
	}
	/** Takes all dice off the spaces of the main board. */
	clearSpaces() {
		this.bytes.fill(0, SPACE_DICE, SPACE_DICE + 14);
		this.bytes.fill(0, WELL_DICE, WELL_DICE + 12);
	}
	get daimyo() {
		return this.bytes[DAIMYO$1];
	}
	set daimyo(card) {
		this.bytes[DAIMYO$1] = card;
	}
	/** The seat on a favour space, or -1. */
	favour(slot) {
		return this.bytes[FAVOURS + slot] - 1;
	}
	setFavour(slot, who) {
		this.bytes[FAVOURS + slot] = who + 1;
	}
	gardenCard(garden) {
		return this.bytes[GARDEN_CARD + garden];
	}
	setGardenCard(garden, card) {
		this.bytes[GARDEN_CARD + garden] = card;
	}
	/** Clans with a gardener there, one bit a seat. */
	gardenClans(garden) {
		return this.bytes[GARDEN_CLANS + garden];
	}
	setGardenClans(garden, clans) {
		this.bytes[GARDEN_CLANS + garden] = clans;
	}
	yardTile(place) {
		return this.bytes[YARD_TILE$2 + place];
	}
	setYardTile(place, tile) {
		this.bytes[YARD_TILE$2 + place] = tile;
	}
	yardWarriors(yard, who) {
		return this.bytes[YARD_WARRIORS + yard * 4 + who];
	}
	setYardWarriors(yard, who, count) {
		this.bytes[YARD_WARRIORS + yard * 4 + who] = count;
	}
	where(card) {
		return this.bytes[WHERE + card];
	}
	setWhere(card, place) {
		this.bytes[WHERE + card] = place;
	}
	pairAction(pair) {
		return this.bytes[PAIR_ACTION + pair] - 1;
	}
	pairResource(pair) {
		return this.bytes[PAIR_RESOURCE + pair] - 1;
	}
	setPair(pair, action, resource) {
		this.bytes[PAIR_ACTION + pair] = action + 1;
		this.bytes[PAIR_RESOURCE + pair] = resource + 1;
	}
	rivalDeck(place) {
		return this.bytes[RIVAL_DECK + place];
	}
	setRivalDeck(place, card) {
		this.bytes[RIVAL_DECK + place] = card;
	}
	rivalRow(place) {
		return this.bytes[RIVAL_ROW + place];
	}
	setRivalRow(place, card) {
		this.bytes[RIVAL_ROW + place] = card;
	}
	/** Food, iron or pearl (0, 1, 2). */
	holding(who, resource) {
		return this.bytes[SEAT$1 + HOLDING$1 + who * SEAT_SIZE$1 + resource];
	}
	setHolding(who, resource, count) {
		this.bytes[SEAT$1 + HOLDING$1 + who * SEAT_SIZE$1 + resource] = count;
	}
	gainResource(who, resource, count) {
		const at = SEAT$1 + HOLDING$1 + who * SEAT_SIZE$1 + resource;
		const sum = this.bytes[at] + count;
		this.bytes[at] = Math.min(sum, 7);
	}
	food(who) {
		return this.bytes[SEAT$1 + HOLDING$1 + who * SEAT_SIZE$1];
	}
	iron(who) {
		return this.bytes[SEAT$1 + HOLDING$1 + 1 + who * SEAT_SIZE$1];
	}
	pearl(who) {
		return this.bytes[SEAT$1 + HOLDING$1 + 2 + who * SEAT_SIZE$1];
	}
	seals(who) {
		return this.bytes[SEAT$1 + SEAL$2 + who * SEAT_SIZE$1];
	}
	setSeals(who, count) {
		this.bytes[SEAT$1 + SEAL$2 + who * SEAT_SIZE$1] = count;
	}
	coins(who) {
		const at = SEAT$1 + COIN$2 + who * SEAT_SIZE$1;
		return this.bytes[at] | this.bytes[at + 1] << 8;
	}
	setCoins(who, count) {
		const at = SEAT$1 + COIN$2 + who * SEAT_SIZE$1;
		this.bytes[at] = count;
		this.bytes[at + 1] = count >> 8;
	}
	addCoins(who, count) {
		this.setCoins(who, this.coins(who) + count);
	}
	vp(who) {
		const at = SEAT$1 + VP + who * SEAT_SIZE$1;
		return this.bytes[at] | this.bytes[at + 1] << 8;
	}
	setVp(who, count) {
		const at = SEAT$1 + VP + who * SEAT_SIZE$1;
		this.bytes[at] = count;
		this.bytes[at + 1] = count >> 8;
	}
	addVp(who, count) {
		this.setVp(who, this.vp(who) + count);
	}
	time(who) {
		return this.bytes[SEAT$1 + TIME + who * SEAT_SIZE$1];
	}
	setTime(who, space) {
		this.bytes[SEAT$1 + TIME + who * SEAT_SIZE$1] = space;
	}
	/** The card on the domain, or -1. */
	domainCard(who) {
		return this.bytes[SEAT$1 + CARD$1 + who * SEAT_SIZE$1] - 1;
	}
	setDomainCard(who, card) {
		this.bytes[SEAT$1 + CARD$1 + who * SEAT_SIZE$1] = card + 1;
	}
	/** Courtiers, gardeners or warriors still on the domain. */
	home(who, member) {
		return this.bytes[SEAT$1 + HOME + who * SEAT_SIZE$1 + member];
	}
	setHome(who, member, count) {
		this.bytes[SEAT$1 + HOME + who * SEAT_SIZE$1 + member] = count;
	}
	/** Courtiers at the gate (0), on floor 1, on floor 2, at the Daimyo (3). */
	court(who, floor) {
		return this.bytes[SEAT$1 + COURT + who * SEAT_SIZE$1 + floor];
	}
	setCourt(who, floor, count) {
		this.bytes[SEAT$1 + COURT + who * SEAT_SIZE$1 + floor] = count;
	}
	/** Value of the die on a domain row; 0 is none. */
	rowDie(who, row) {
		return this.bytes[SEAT$1 + ROW_DIE + who * SEAT_SIZE$1 + row];
	}
	setRowDie(who, row, value) {
		this.bytes[SEAT$1 + ROW_DIE + who * SEAT_SIZE$1 + row] = value;
	}
	/** How many of an icon the Lantern Area shows. */
	lantern(who, icon) {
		return this.bytes[SEAT$1 + LANTERN$1 + who * SEAT_SIZE$1 + icon];
	}
	setLantern(who, icon, count) {
		this.bytes[SEAT$1 + LANTERN$1 + who * SEAT_SIZE$1 + icon] = count;
	}
};
// ../engine/dist/castle/faults.js
/** Totals that do not add up, one line each; empty for every state reached by play. */
function faults$1(state) {
	return [
		...diceFaults(state),
		...memberFaults(state),
		...cardFaults(state),
		...holdingFaults$1(state)
	];
}
function diceFaults(state) {
	const counts = COLOURS$2.map(() => 0);
	for (let bridge = 0; bridge < 3; bridge++) for (let place = 0; place < 5; place++) if (state.bridgeDie(bridge, place) > 0) counts[bridge]++;
	const dice = [];
	for (let space = 0; space < 7; space++) dice.push(state.spaceDie(space, 0), state.spaceDie(space, 1));
	for (let place = 0; place < 12; place++) dice.push(state.wellDie(place));
	if (state.depth > 0 && state.top === 3) dice.push(state.topA);
	for (const die of dice) if (die > 0) counts[dieColour(die)]++;
	for (let seat = 0; seat < state.seats; seat++) for (let row = 0; row < ROWS$1.length; row++) if (state.rowDie(seat, row) > 0) counts[row]++;
	const wanted = DICE_PER_COLOUR[state.seats];
	return counts.flatMap((count, colour) => count === wanted ? [] : [`${count} ${COLOURS$2[colour]} dice, not ${wanted}`]);
}
function memberFaults(state) {
	const lines = [];
	for (let seat = 0; seat < state.seats; seat++) {
		const out = [
			0,
			0,
			0
		];
		for (let floor = 0; floor < 4; floor++) out[0] += state.court(seat, floor);
		for (let garden = 0; garden < 6; garden++) out[1] += state.gardenClans(garden) >> seat & 1;
		for (let yard = 0; yard < 3; yard++) out[2] += state.yardWarriors(yard, seat);
		WORKERS.forEach((name, member) => {
			const count = out[member] + state.home(seat, member);
			if (count !== 5) lines.push(`seat ${seat} has ${count} ${name}s`);
		});
		const favours = [
			0,
			1,
			2
		].filter((slot) => state.favour(slot) === seat).length;
		if (favours > state.court(seat, 3)) lines.push(`seat ${seat} holds ${favours} favours`);
	}
	return lines;
}
function cardFaults(state) {
	const lines = [];
	const at = (card, place) => CARDS.some((id, copy) => id === CARDS[card] && state.where(copy) === place);
	for (let room = 0; room < 5; room++) {
		const card = state.roomCard(room);
		if (card >= 0 && !at(card, 2)) lines.push(`room ${room} holds ${CARDS[card]}, which lies elsewhere`);
	}
	for (let seat = 0; seat < state.seats; seat++) {
		const card = state.domainCard(seat);
		if (card >= 0 && !at(card, 8 + seat)) lines.push(`seat ${seat} has ${CARDS[card]}, which lies elsewhere`);
		const icons = Array.from({ length: 7 }, () => 0);
		CARDS.forEach((_, copy) => {
			if (state.where(copy) !== 12 + seat) return;
			icons[state.edition.lanternIcon[copy]] += state.edition.lanternCount[copy];
		});
		if (icons.some((count, icon) => count !== state.lantern(seat, icon))) lines.push(`seat ${seat}'s lanterns miscounted`);
	}
	const places = [
		0,
		1,
		2,
		3,
		4
	];
	CARDS.forEach((id, copy) => {
		const place = state.where(copy);
		if (!(places.includes(place) || place >= 8 && place < 12 + state.seats) || place === 1 && copy >= FIRST_ACTION) lines.push(`${id} is at ${place}`);
	});
	return lines;
}
function holdingFaults$1(state) {
	const lines = [];
	for (let seat = 0; seat < state.seats; seat++) {
		for (let resource = 0; resource < 3; resource++) if (state.holding(seat, resource) > 7) lines.push(`seat ${seat} holds too much of ${resource}`);
		if (state.seals(seat) > 5) lines.push(`seat ${seat} holds ${state.seals(seat)} seals`);
		if (state.coins(seat) > 3e4) lines.push(`seat ${seat} holds ${state.coins(seat)} coins`);
	}
	for (let place = 1; place < state.seats; place++) if (state.time(state.timeOrder(place)) > state.time(state.timeOrder(place - 1))) lines.push("time order is not sorted");
	if (state.depth === 0 && state.phase !== 3) lines.push("nothing on the agenda");
	return lines;
}
// ../engine/dist/core/frame.js
const noAnswer = () => {
	throw new Error("this frame resolves itself and takes no answer");
};
/** A frame that always asks. */
function asking$2(list, answer) {
	return {
		settle: () => true,
		list,
		answer
	};
}
/** A frame that never asks. */
function automatic(resolve) {
	return {
		settle: (state, rng) => {
			resolve(state, rng);
			return false;
		},
		list: () => 0,
		answer: noAnswer
	};
}
// ../engine/dist/castle/cards.js
/**
* Moves a card from one place to another. Copies of a card are alike: a card is named by its first copy, and
* the places of its copies are kept in order, so that equal positions stay equal bytes.
*/
function moveCard(state, card, from, to) {
	let copy = card;
	while (state.where(copy) !== from) copy++;
	state.setWhere(copy, to);
	for (; CARDS[copy + 1] === CARDS[card] && state.where(copy) > state.where(copy + 1); copy++) swap(state, copy);
	for (; copy > card && state.where(copy - 1) > state.where(copy); copy--) swap(state, copy - 1);
}
function swap(state, copy) {
	const place = state.where(copy);
	state.setWhere(copy, state.where(copy + 1));
	state.setWhere(copy + 1, place);
}
/** The number a card is named by: that of its first copy. */
const firstCopy = (card) => CARDS.indexOf(CARDS[card]);
// ../engine/dist/castle/moves.js
const STEWARD_BLOCKS = BLOCKS.slice(0, 3);
const DIPLOMAT_BLOCKS = BLOCKS.slice(3);
const cardPlace = {
	bridge: COLOURS$2,
	garden: GARDENS
};
/** Every move of the game, numbered. */
const MOVES$1 = new MoveTable({
	draft: [{ pair: [
		0,
		1,
		2,
		3,
		4
	] }],
	takeDie: [{
		bridge: COLOURS$2,
		end: ENDS
	}],
	placeDie: [{ space: SPACES }],
	chooseBlock: [
		{
			room: FLOOR1_ROOMS,
			row: STEWARD_BLOCKS
		},
		{
			room: FLOOR2_ROOMS,
			row: DIPLOMAT_BLOCKS
		},
		{ row: ROWS$1 }
	],
	chooseWorker: [{ worker: WORKERS }],
	gate: [{}],
	climb: [
		{
			from: ["gate"],
			floors: [1],
			room: FLOOR1_ROOMS
		},
		{
			from: ["gate"],
			floors: [2],
			room: FLOOR2_ROOMS
		},
		{
			from: ["floor1"],
			floors: [1],
			room: FLOOR2_ROOMS
		},
		{
			from: ["floor1"],
			floors: [2]
		},
		{
			from: ["floor2"],
			floors: [1]
		}
	],
	light: [{ row: BLOCKS }],
	favour: [{ slot: [
		0,
		1,
		2
	] }],
	garden: [cardPlace],
	train: [{ yard: YARDS$1 }],
	yardTile: [{ tile: YARD_TILES }],
	domainRow: [{ row: ROWS$1 }],
	gainAny: [{ resource: RESOURCES$1 }],
	season: [{ pay: [true, false] }],
	order: [{ first: WORDS$1 }],
	exchange: [{ get: [...RESOURCES$1, "coin"] }],
	activateGarden: [cardPlace],
	pay: [{}],
	skip: [{}],
	endTurn: [{}],
	rivalRoom: [{ room: ROOMS }],
	rivalGarden: [cardPlace]
});
const DRAFT = MOVES$1.base("draft");
const TAKE_DIE = MOVES$1.base("takeDie");
const PLACE_DIE = MOVES$1.base("placeDie");
const CHOOSE_BLOCK = MOVES$1.base("chooseBlock");
/** Blocks of the two Diplomat rooms: two a room. */
const CHOOSE_DIPLOMAT_BLOCK = MOVES$1.number("chooseBlock:D1:first");
const CHOOSE_DOMAIN_BLOCK = MOVES$1.number("chooseBlock:top");
const CHOOSE_WORKER = MOVES$1.base("chooseWorker");
const GATE = MOVES$1.base("gate");
const CLIMB_GATE_1 = MOVES$1.number("climb:gate:1:S1");
const CLIMB_GATE_2 = MOVES$1.number("climb:gate:2:D1");
const CLIMB_FLOOR1_1 = MOVES$1.number("climb:floor1:1:D1");
const CLIMB_FLOOR1_2 = MOVES$1.number("climb:floor1:2");
const CLIMB_FLOOR2_1 = MOVES$1.number("climb:floor2:1");
const LIGHT_BLOCK = MOVES$1.base("light");
const FAVOUR = MOVES$1.base("favour");
const GARDEN = MOVES$1.base("garden");
const TRAIN = MOVES$1.base("train");
const YARD_TILE$1 = MOVES$1.base("yardTile");
const DOMAIN_ROW = MOVES$1.base("domainRow");
const GAIN_ANY$1 = MOVES$1.base("gainAny");
const SEASON = MOVES$1.base("season");
const ORDER$1 = MOVES$1.base("order");
const EXCHANGE$1 = MOVES$1.base("exchange");
const ACTIVATE_GARDEN = MOVES$1.base("activateGarden");
const PAY$1 = MOVES$1.base("pay");
const SKIP$1 = MOVES$1.base("skip");
const END_TURN$1 = MOVES$1.base("endTurn");
const RIVAL_ROOM = MOVES$1.base("rivalRoom");
const RIVAL_GARDEN = MOVES$1.base("rivalGarden");
// ../engine/dist/castle/lantern.js
const ORDER_SEAL = ORDER$1 + 4;
const ORDER_TIME = ORDER$1 + 6;
/** Lays a card face down at the end of the Lantern Area. */
function addToLantern(state, seat, card, from) {
	const icon = state.edition.lanternIcon[card];
	moveCard(state, card, from, 12 + seat);
	state.setLantern(seat, icon, state.lantern(seat, icon) + state.edition.lanternCount[card]);
}
/** Gains seals; past the limit the player may first exchange some (C9.5). */
function gainSeals(state, seat, count) {
	const sum = state.seals(seat) + count;
	if (sum <= 5) state.setSeals(seat, sum);
	else state.push(21, count);
}
/** Gives the seals waiting once they fit, or when there is nothing to exchange. */
function settleSeals(state) {
	const seat = state.active;
	const held = state.seals(seat);
	if (held > 0 && held + state.topA > 5) return true;
	takeSeals(state);
	return false;
}
/** Takes the seals waiting; what passes the limit is lost (C9.1). */
function takeSeals(state) {
	const seat = state.active;
	state.setSeals(seat, Math.min(5, state.seals(seat) + state.topA));
	state.pop();
}
/** Whether a Lantern Reward with seals and time asks which comes first: at a border, past the limit (C8.6). */
function asksLanternOrder(space, held, due) {
	return space < 20 && SEALS_TO_ENTER[space + 1] > 0 && held + due > 5;
}
/** Gains every icon of the Lantern Area (C8.6). */
function lanternReward(state) {
	const seat = state.active;
	for (let resource = 0; resource < 3; resource++) {
		const count = state.lantern(seat, resource);
		if (count > 0) state.gainResource(seat, resource, count);
	}
	const coins = state.lantern(seat, 3);
	if (coins > 0) state.addCoins(seat, coins);
	const points = state.lantern(seat, 5);
	if (points > 0) state.addVp(seat, points);
	const seals = state.lantern(seat, 4);
	const steps = state.lantern(seat, 6);
	if (seals > 0 && steps > 0) state.push(22, seals, steps);
	else if (steps > 0) state.push(20, steps);
	else if (seals > 0) gainSeals(state, seat, seals);
}
/** Asks which of seals and time comes first while it can matter, even after an exchange; otherwise seals do. */
function settleLanternOrder(state) {
	const seat = state.active;
	if (asksLanternOrder(state.time(seat), state.seals(seat), state.topA)) return true;
	answerLanternOrder(state, ORDER_SEAL);
	return false;
}
/** Lists which of seals and time of a Lantern Reward may come first. */
function listLanternOrder(_, out) {
	out[0] = ORDER_SEAL;
	out[1] = ORDER_TIME;
	return 2;
}
/** Gives seals and time of a Lantern Reward in the order chosen. */
function answerLanternOrder(state, move) {
	const seals = state.topA;
	const steps = state.topB;
	state.pop();
	if (move === ORDER_TIME) {
		state.push(21, seals);
		state.push(20, steps);
	} else {
		state.push(20, steps);
		gainSeals(state, state.active, seals);
	}
}
/** Adds the exchanges open to the player now (C9.2). */
function listExchanges$1(state, out, n) {
	const seat = state.active;
	const seals = state.seals(seat);
	if (seals === 0) return n;
	let count = n;
	if (seals >= 2) {
		for (let resource = 0; resource < 3; resource++) if (state.holding(seat, resource) < 7) out[count++] = EXCHANGE$1 + resource;
	}
	out[count++] = EXCHANGE$1 + 3;
	return count;
}
/** Gives 2 seals for a resource or 1 for a coin. */
function exchange$1(state, move) {
	const seat = state.active;
	const get = move - EXCHANGE$1;
	if (get === 3) {
		state.setSeals(seat, state.seals(seat) - 1);
		state.addCoins(seat, 1);
	} else {
		state.setSeals(seat, state.seals(seat) - 2);
		state.gainResource(seat, get, 1);
	}
}
/** The only answer besides exchanging when seals would be lost. */
function listSeals(_, out) {
	out[0] = SKIP$1;
	return 1;
}
/** Seals about to be gained past the limit. */
const sealsFrame = {
	settle: settleSeals,
	list: listSeals,
	answer: takeSeals
};
/** Seals and time of one Lantern Reward. */
const lanternOrderFrame = {
	settle: settleLanternOrder,
	list: listLanternOrder,
	answer: answerLanternOrder
};
// ../engine/dist/castle/order.js
function shareOf$1(state, word, count) {
	const seat = state.active;
	if (word === 8) return {
		seals: state.lantern(seat, 4),
		steps: state.lantern(seat, 6)
	};
	if (word === 6) return {
		seals: 0,
		steps: count
	};
	return {
		seals: word === 4 ? count : word === 9 ? 1 : 0,
		steps: 0
	};
}
/** Takes steps and pays for every border that can be paid. */
function walk({ space, seals }, steps) {
	let to = space;
	let left = seals;
	for (let step = 0; step < steps && to < 20 && SEALS_TO_ENTER[to + 1] <= left; step++) {
		to++;
		left -= SEALS_TO_ENTER[to];
	}
	return {
		space: to,
		seals: left
	};
}
function receive({ space, seals }, share) {
	const gain = (standing) => ({
		space: standing.space,
		seals: Math.min(5, standing.seals + share.seals)
	});
	if (asksLanternOrder(space, seals, share.seals)) return gain(walk({
		space,
		seals
	}, share.steps));
	return walk(gain({
		space,
		seals
	}), share.steps);
}
/** Collects where the player ends, over all orders of the shares left. */
function collectEnds(shares, from, ends) {
	if (shares.length === 0) ends.add(from.space * 6 + from.seals);
	shares.forEach((share, i) => {
		collectEnds(shares.toSpliced(i, 1), receive(from, share), ends);
	});
}
/**
* Whether the order of the parts still open can change the result (C8.5). Between gains only seals and steps
* depend on each other: seals pay for borders, and seals paid before others come are not lost past the limit.
*/
function orderMatters(state, e, done) {
	const shares = [];
	let open = 0;
	let acts = false;
	for (let i = 0; i < e.words.length; i++) {
		if (done >> i & 1) continue;
		open++;
		const word = e.words[i];
		acts ||= word >= 10 && word <= 19;
		const share = shareOf$1(state, word, e.counts[i]);
		if (share.seals + share.steps > 0) shares.push(share);
	}
	if (acts) return open > 1;
	if (shares.length < 2) return false;
	const ends = /* @__PURE__ */ new Set();
	collectEnds(shares, {
		space: state.time(state.active),
		seals: state.seals(state.active)
	}, ends);
	return ends.size > 1;
}
// ../engine/dist/castle/possible.js
/**
* What could be done, exchanges counted (C8.8). `coins` and `seals` are what would be left for it after the
* prices on the way there, so that no seal is counted twice.
*/
const CHEAPEST_YARD = YARD_IRON[YARD_IRON.length - 1];
/** Whether a courtier stands where a floor is above it. */
function canClimb(state, seat) {
	return state.court(seat, 0) + state.court(seat, 1) + state.court(seat, 2) > 0;
}
/** Whether an audience could be paid for. */
function audiencePossible(state, seat, coins, seals) {
	return state.home(seat, 0) > 0 && coins + seals >= 2;
}
/** Whether a climb could be paid for. */
function climbPossible$1(state, seat, seals) {
	return state.pearl(seat) + (seals >> 1) >= CLIMB_PEARL$1[1] && canClimb(state, seat);
}
/** Whether a gardener could be placed. */
function gardenerPossible(state, seat, seals) {
	if (state.home(seat, 1) === 0) return false;
	const means = state.food(seat) + (seals >> 1);
	const food = state.edition.gardenFood;
	for (let garden = 0; garden < 6; garden++) if (food[state.gardenCard(garden)] <= means && (state.gardenClans(garden) >> seat & 1) === 0) return true;
	return false;
}
/** Whether a warrior could be placed. */
function warriorPossible(state, seat, seals) {
	return state.home(seat, 2) > 0 && state.iron(seat) + (seals >> 1) >= CHEAPEST_YARD;
}
/** Whether the worker action of that number (courtier, gardener, warrior) could be performed. */
function workerPossible(state, seat, worker, coins, seals) {
	if (worker === 0) return audiencePossible(state, seat, coins, seals) || climbPossible$1(state, seat, seals);
	if (worker === 1) return gardenerPossible(state, seat, seals);
	return warriorPossible(state, seat, seals);
}
/** Whether some block beside a Die tile of that colour (3: any) could be performed. */
function tilePossible(state, seat, colour, coins, seals) {
	for (let room = 0; room < 5; room++) {
		const card = state.roomCard(room);
		if (card < 0) continue;
		for (let place = 0; place < ROOM_TILES[room]; place++) {
			if (colour !== 3 && state.roomTile(room, place) !== colour) continue;
			if (effectPossible(state, seat, state.edition.roomBlock[card * 3 + place], coins, seals)) return true;
		}
	}
	return false;
}
function wordPossible(state, seat, word, coins, seals) {
	if (word < 10) return true;
	if (word <= 12) return workerPossible(state, seat, word - 10, coins, seals);
	if (word === 13) return workerPossible(state, seat, 0, coins, seals) || gardenerPossible(state, seat, seals) || warriorPossible(state, seat, seals);
	if (word >= 16 && word <= 19) return tilePossible(state, seat, word - 16, coins, seals);
	return true;
}
/** Whether an effect could be paid for, exchanges counted, and would then lead to something. */
function effectPossible(state, seat, effect, coins, seals) {
	if (effect === 255) return false;
	const e = state.edition.effects[effect];
	let coinsLeft = coins - e.payCoins;
	let sealsLeft = seals - e.paySeals;
	if (coinsLeft < 0) {
		sealsLeft += coinsLeft;
		coinsLeft = 0;
	}
	if (sealsLeft < 0) return false;
	if (!e.acts) return true;
	for (let i = 0; i < e.words.length; i++) if (wordPossible(state, seat, e.words[i], coinsLeft, sealsLeft)) return true;
	return false;
}
/** Whether an effect can be chosen now: its price is at hand and it leads to something. */
function effectOffered(state, seat, effect, coins, seals) {
	if (effect === 255) return false;
	const e = state.edition.effects[effect];
	return coins >= e.payCoins && seals >= e.paySeals && effectPossible(state, seat, effect, coins, seals);
}
/** Pays an effect's price. */
function payPrice(state, seat, effect) {
	const e = state.edition.effects[effect];
	if (e.payCoins > 0) state.addCoins(seat, -e.payCoins);
	if (e.paySeals > 0) state.setSeals(seat, state.seals(seat) - e.paySeals);
}
// ../engine/dist/castle/effects.js
const ALL_WORKERS = 7;
/** Performs an effect whose price has been paid: gains at once, the rest goes on the agenda. */
function perform$2(state, effect) {
	const e = state.edition.effects[effect];
	const size = e.words.length;
	if (size === 1) performPart$1(state, e.words[0], e.counts[0]);
	else if (e.plain) for (let i = 0; i < size; i++) performPart$1(state, e.words[i], e.counts[i]);
	else state.push(23, effect, 0);
}
/** Pays an effect's price and performs it. */
function payAndPerform(state, effect) {
	payPrice(state, state.active, effect);
	perform$2(state, effect);
}
/** The well: a seal and the rewards of both tiles (C4.3). */
function performWell(state) {
	perform$2(state, state.edition.wellGain[state.wellTile(0) * TILES_PER_COLOUR + state.wellTile(1)]);
}
/** Starts the worker action of that number. */
function startWorker(state, worker) {
	if (worker === 0) state.push(8);
	else state.push(worker === 1 ? 9 : 10);
}
function performPart$1(state, word, count) {
	const seat = state.active;
	if (word <= 2) state.gainResource(seat, word, count);
	else if (word === 3) state.addCoins(seat, count);
	else if (word === 4) gainSeals(state, seat, count);
	else if (word === 5) state.addVp(seat, count);
	else if (word === 6) state.push(20, count);
	else if (word === 7) state.push(19, count);
	else if (word === 8) lanternReward(state);
	else if (word === 9) performWell(state);
	else if (word <= 12) startWorker(state, word - 10);
	else if (word === 13) state.push(7, ALL_WORKERS);
	else if (word === 14) state.push(18);
	else if (word === 15) state.push(15);
	else if (word <= 19) state.push(12, word - 16);
	else addToLantern(state, seat, FIRST_DECREE + word - 20, 0);
}
function performNumbered(state, e, part) {
	const done = state.topB | 1 << part;
	if (done === (1 << e.words.length) - 1) state.pop();
	else state.topB = done;
	performPart$1(state, e.words[part], e.counts[part]);
}
/** Performs the next part in printed order, or asks for the order where it matters. */
function settleParts$1(state) {
	const e = state.edition.effects[state.topA];
	const done = state.topB;
	const ask = e.ordered && orderMatters(state, e, done);
	for (let i = 0; i < e.words.length; i++) {
		if (done >> i & 1) continue;
		if (ask && !(e.words[i] <= 5 && e.words[i] !== 4 && !e.acts)) continue;
		performNumbered(state, e, i);
		return false;
	}
	return true;
}
/** Lists the parts that may come first. */
function listOrder(state, out) {
	const e = state.edition.effects[state.topA];
	let n = 0;
	for (let i = 0; i < e.words.length; i++) if ((state.topB >> i & 1) === 0) out[n++] = ORDER$1 + e.words[i];
	return n;
}
/** Performs the part chosen to come first. */
function answerOrder(state, move) {
	const e = state.edition.effects[state.topA];
	performNumbered(state, e, e.words.indexOf(move - ORDER$1));
}
/** Asks for the next resource of choice; with one kind left it is given, with none it is lost (C8.4). */
function settleAny$1(state) {
	const seat = state.active;
	let only = -1;
	for (let resource = 0; resource < 3; resource++) {
		if (state.holding(seat, resource) === 7) continue;
		if (only >= 0) return true;
		only = resource;
	}
	if (only >= 0) state.gainResource(seat, only, state.topA);
	state.pop();
	return false;
}
/** Lists the resources below their limit. */
function listAny$1(state, out) {
	let n = 0;
	for (let resource = 0; resource < 3; resource++) if (state.holding(state.active, resource) < 7) out[n++] = GAIN_ANY$1 + resource;
	return n;
}
/** Gains the resource chosen. */
function answerAny$1(state, move) {
	state.gainResource(state.active, move - GAIN_ANY$1, 1);
	if (state.topA === 1) state.pop();
	else state.topA -= 1;
}
/** A price that came up by itself stands open while it could be paid and lead to something (C8.8). */
function settlePay$1(state) {
	const seat = state.active;
	if (effectPossible(state, seat, state.topA, state.coins(seat), state.seals(seat))) return true;
	state.pop();
	return false;
}
/** Lists paying, when it can be paid now, and declining. */
function listPay$1(state, out) {
	const seat = state.active;
	let n = 0;
	if (effectOffered(state, seat, state.topA, state.coins(seat), state.seals(seat))) out[n++] = PAY$1;
	out[n++] = SKIP$1;
	return n;
}
/** Pays the price that came up. */
function answerPay$1(state) {
	const effect = state.topA;
	state.pop();
	payAndPerform(state, effect);
}
/** A choice of worker actions stands open while one of them is possible. */
function settleWorker(state) {
	const seat = state.active;
	for (let worker = 0; worker < 3; worker++) {
		if ((state.topA >> worker & 1) === 0) continue;
		if (workerPossible(state, seat, worker, state.coins(seat), state.seals(seat))) return true;
	}
	state.pop();
	return false;
}
/** Lists the worker actions that are possible. */
function listWorker(state, out) {
	const seat = state.active;
	let n = 0;
	for (let worker = 0; worker < 3; worker++) {
		if ((state.topA >> worker & 1) === 0) continue;
		if (workerPossible(state, seat, worker, state.coins(seat), state.seals(seat))) out[n++] = CHOOSE_WORKER + worker;
	}
	out[n++] = SKIP$1;
	return n;
}
/** Starts the worker action chosen. */
function answerWorker(state, move) {
	state.pop();
	startWorker(state, move - CHOOSE_WORKER);
}
/** The parts of an effect. */
const partsFrame$1 = {
	settle: settleParts$1,
	list: listOrder,
	answer: answerOrder
};
/** Resources of choice. */
const anyFrame$1 = {
	settle: settleAny$1,
	list: listAny$1,
	answer: answerAny$1
};
/** A price that came up by itself. */
const payFrame$1 = {
	settle: settlePay$1,
	list: listPay$1,
	answer: answerPay$1
};
/** A choice of worker actions. */
const workerFrame = {
	settle: settleWorker,
	list: listWorker,
	answer: answerWorker
};
// ../engine/dist/castle/domain.js
/** Performs a domain row: every visible icon, then the card's block may follow (C4.4). */
function domainAction(state, row) {
	state.push(6, row);
	const sent = 5 - state.home(state.active, row);
	perform$2(state, state.edition.rowGain[row * 6 + sent]);
}
function blockEffect(state, row) {
	return state.edition.domainBlock[state.domainCard(state.active) * 3 + row];
}
/** The card's block stands open while it is possible. */
function settleDomainBlock(state) {
	const seat = state.active;
	if (effectPossible(state, seat, blockEffect(state, state.topA), state.coins(seat), state.seals(seat))) return true;
	state.pop();
	return false;
}
/** Lists the card's block, when its price is at hand, and declining it. */
function listDomainBlock(state, out) {
	const seat = state.active;
	const row = state.topA;
	let n = 0;
	if (effectOffered(state, seat, blockEffect(state, row), state.coins(seat), state.seals(seat))) out[n++] = CHOOSE_DOMAIN_BLOCK + row;
	out[n++] = SKIP$1;
	return n;
}
/** Performs the card's block. */
function answerDomainBlock(state) {
	const effect = blockEffect(state, state.topA);
	state.pop();
	payAndPerform(state, effect);
}
/** Lists the three rows (C8.3). */
function listRows(_, out) {
	for (let row = 0; row < ROWS$1.length; row++) out[row] = DOMAIN_ROW + row;
	return ROWS$1.length;
}
/** Performs the row chosen. */
function answerRow(state, move) {
	state.pop();
	domainAction(state, move - DOMAIN_ROW);
}
/** The domain card's block. */
const domainBlockFrame = {
	settle: settleDomainBlock,
	list: listDomainBlock,
	answer: answerDomainBlock
};
/** The choice of a domain row. */
const domainRowFrame = asking$2(listRows, answerRow);
// ../engine/dist/castle/bridges.js
const LEFT$1 = 0;
const RIGHT$1 = 4;
/** Rolls all dice and lays each colour on its bridge in ascending order (C1.8). */
function rollDice(state, rng) {
	const count = DICE_PER_COLOUR[state.seats];
	for (let bridge = 0; bridge < COLOURS$2.length; bridge++) {
		for (let place = 0; place < count; place++) {
			const value = rng(6) + 1;
			let at = place;
			for (; at > 0 && state.bridgeDie(bridge, at - 1) > value; at--) state.setBridgeDie(bridge, at, state.bridgeDie(bridge, at - 1));
			state.setBridgeDie(bridge, at, value);
		}
		const highest = state.bridgeDie(bridge, count - 1);
		for (let place = count - 1; place < RIGHT$1; place++) state.setBridgeDie(bridge, place, 0);
		state.setBridgeDie(bridge, RIGHT$1, highest);
	}
}
/** Takes the die at an end; the nearest between the ends moves up, if there is one (C3.2). */
function takeEnd(state, bridge, right) {
	const end = right ? RIGHT$1 : LEFT$1;
	const value = state.bridgeDie(bridge, end);
	let between = 0;
	while (between < 3 && state.bridgeDie(bridge, between + 1) !== 0) between++;
	if (between === 0) state.setBridgeDie(bridge, end, 0);
	else if (right) {
		state.setBridgeDie(bridge, RIGHT$1, state.bridgeDie(bridge, between));
		state.setBridgeDie(bridge, between, 0);
	} else {
		for (let place = 0; place < 3; place++) state.setBridgeDie(bridge, place, state.bridgeDie(bridge, place + 1));
		state.setBridgeDie(bridge, 3, 0);
	}
	return value;
}
/** Takes the die at a place of a bridge; taking the centre die moves nothing (C13.4). */
function takeAt(state, bridge, place) {
	if (place === LEFT$1 || place === RIGHT$1) return takeEnd(state, bridge, place === RIGHT$1);
	const value = state.bridgeDie(bridge, place);
	state.setBridgeDie(bridge, place, 0);
	return value;
}
/** Whether at least one die stands on a bridge. */
function hasDice(state, bridge) {
	return state.bridgeDie(bridge, LEFT$1) !== 0 || state.bridgeDie(bridge, RIGHT$1) !== 0;
}
/** Lists the dice at the ends (C3.1). */
function listDice(state, out) {
	let n = 0;
	for (let bridge = 0; bridge < 3; bridge++) {
		if (state.bridgeDie(bridge, LEFT$1) !== 0) out[n++] = TAKE_DIE + bridge * 2;
		if (state.bridgeDie(bridge, RIGHT$1) !== 0) out[n++] = TAKE_DIE + bridge * 2 + 1;
	}
	return n;
}
/** Takes the die chosen. */
function answerTake(state, move) {
	const bridge = move - TAKE_DIE >> 1;
	const right = (move - TAKE_DIE & 1) === 1;
	const value = takeEnd(state, bridge, right);
	state.pop();
	state.push(3, dieOf(bridge, value), right ? 0 : 1);
}
/** The value a die would cover on a space, or 0 where it may not lie (C3.3, C3.5-C3.8). */
function coveredValue(state, space, colour) {
	if (space === 7) return SPACE_VALUE[7];
	if (space >= 8) return space - 8 === colour && state.rowDie(state.active, colour) === 0 ? SPACE_VALUE[space] : 0;
	if (space < 5 && !state.roomHasColour(space, colour)) return 0;
	const below = state.spaceDie(space, 0);
	if (below === 0) return SPACE_VALUE[space];
	return state.seats > 2 && state.spaceDie(space, 1) === 0 ? dieValue(below) : 0;
}
/** Lists the spaces whose price is at hand. */
function listSpaces(state, out) {
	const colour = dieColour(state.topA);
	const means = dieValue(state.topA) + state.coins(state.active);
	let n = 0;
	for (let space = 0; space < SPACE_VALUE.length; space++) {
		const covered = coveredValue(state, space, colour);
		if (covered !== 0 && covered <= means) out[n++] = PLACE_DIE + space;
	}
	return n;
}
/** Places the die by itself when only the well can take it, exchanges counted. */
function settlePlace(state) {
	const colour = dieColour(state.topA);
	const seat = state.active;
	const means = dieValue(state.topA) + state.coins(seat) + state.seals(seat);
	for (let space = 0; space < SPACE_VALUE.length; space++) {
		if (space === 7) continue;
		const covered = coveredValue(state, space, colour);
		if (covered !== 0 && covered <= means) return true;
	}
	answerPlace(state, PLACE_DIE + 7);
	return false;
}
/** Places the die: coins, then the Lantern Reward, then the actions of the space (C3.9). */
function answerPlace(state, move) {
	const space = move - PLACE_DIE;
	const seat = state.active;
	const die = state.topA;
	const fromLeft = state.topB === 1;
	const colour = dieColour(die);
	state.addCoins(seat, dieValue(die) - coveredValue(state, space, colour));
	state.pop();
	state.push(4);
	layOnSpace(state, seat, space, die);
	state.push(25, space, colour);
	if (fromLeft) lanternReward(state);
}
/** Lays a die on a space of the main board or on a domain row. */
function layOnSpace(state, seat, space, die) {
	if (space >= 8) state.setRowDie(seat, space - 8, dieValue(die));
	else if (space === 7) state.addWellDie(die);
	else state.setSpaceDie(space, state.spaceDie(space, 0) === 0 ? 0 : 1, die);
}
/** Starts the actions of the space the die was placed on. */
function settleSpace(state) {
	const space = state.topA;
	const colour = state.topB;
	state.pop();
	if (space >= 8) domainAction(state, space - 8);
	else if (space === 7) performWell(state);
	else if (space >= 5) {
		const [a, b] = OUTSIDE_WORKERS[space - 5];
		state.push(7, 1 << a | 1 << b);
	} else {
		let blocks = 0;
		for (let place = 0; place < ROOM_TILES[space]; place++) if (state.roomTile(space, place) === colour) blocks |= 1 << place;
		state.push(5, space, state.roomCard(space) + 1, blocks);
	}
}
/** Take a die from the end of a bridge. */
const takeFrame = asking$2(listDice, answerTake);
/** Place the die taken. */
const placeFrame = {
	settle: settlePlace,
	list: listSpaces,
	answer: answerPlace
};
/** Start the actions of the space the die was placed on. */
const spaceFrame = automatic(settleSpace);
// ../engine/dist/castle/rooms.js
/** The move that chooses a block of a room. */
function blockMove(room, place) {
	if (room < 3) return CHOOSE_BLOCK + room * 3 + place;
	return CHOOSE_DIPLOMAT_BLOCK + (room - 3) * 2 + place;
}
/** Room and place of a block move, in one number: room * 3 + place. */
function blockOf(move) {
	if (move < CHOOSE_DIPLOMAT_BLOCK) return move - CHOOSE_BLOCK;
	const i = move - CHOOSE_DIPLOMAT_BLOCK;
	return (3 + (i >> 1)) * 3 + (i & 1);
}
/** Stands open while one of the blocks left is possible. */
function settleBlocks(state) {
	const seat = state.active;
	const card = state.topB - 1;
	for (let place = 0; place < 3; place++) {
		if ((state.topC >> place & 1) === 0) continue;
		const effect = state.edition.roomBlock[card * 3 + place];
		if (effectPossible(state, seat, effect, state.coins(seat), state.seals(seat))) return true;
	}
	state.pop();
	return false;
}
/** Lists the blocks left whose price is at hand. */
function listBlocks(state, out) {
	const seat = state.active;
	const room = state.topA;
	const card = state.topB - 1;
	let n = 0;
	for (let place = 0; place < 3; place++) {
		if ((state.topC >> place & 1) === 0) continue;
		const effect = state.edition.roomBlock[card * 3 + place];
		if (effectOffered(state, seat, effect, state.coins(seat), state.seals(seat))) out[n++] = blockMove(room, place);
	}
	out[n++] = SKIP$1;
	return n;
}
/** Performs the block chosen. */
function answerBlocks(state, move) {
	const card = state.topB - 1;
	const place = blockOf(move) % 3;
	const left = state.topC & ~(1 << place);
	if (left === 0) state.pop();
	else state.topC = left;
	payAndPerform(state, state.edition.roomBlock[card * 3 + place]);
}
/** Stands open while a block beside such a tile is possible. */
function settleTile(state) {
	const seat = state.active;
	if (tilePossible(state, seat, state.topA, state.coins(seat), state.seals(seat))) return true;
	state.pop();
	return false;
}
/** Lists the blocks beside tiles of the colour whose price is at hand. */
function listTile(state, out) {
	const seat = state.active;
	const colour = state.topA;
	let n = 0;
	for (let room = 0; room < 5; room++) {
		const card = state.roomCard(room);
		if (card < 0) continue;
		for (let place = 0; place < ROOM_TILES[room]; place++) {
			if (colour !== 3 && state.roomTile(room, place) !== colour) continue;
			const effect = state.edition.roomBlock[card * 3 + place];
			if (effectOffered(state, seat, effect, state.coins(seat), state.seals(seat))) out[n++] = blockMove(room, place);
		}
	}
	out[n++] = SKIP$1;
	return n;
}
/** Performs the block of the card that lies in the room now (C8.9). */
function answerRoomBlock(state, move) {
	const block = blockOf(move);
	const card = state.roomCard(Math.floor(block / 3));
	state.pop();
	payAndPerform(state, state.edition.roomBlock[card * 3 + block % 3]);
}
/** Asks for the block, or performs the only one. */
function settleLight(state) {
	let only = -1;
	for (let room = 0; room < 5; room++) {
		const card = state.roomCard(room);
		if (card < 0) continue;
		for (let place = 0; place < 3; place++) {
			if (state.edition.isLight[card * 3 + place] === 0) continue;
			if (only >= 0) return true;
			only = state.edition.roomBlock[card * 3 + place];
		}
	}
	state.pop();
	if (only >= 0) perform$2(state, only);
	return false;
}
/** Lists the light blocks in the rooms. */
function listLight(state, out) {
	let n = 0;
	for (let room = 0; room < 5; room++) {
		const card = state.roomCard(room);
		if (card < 0) continue;
		for (let place = 0; place < 3; place++) if (state.edition.isLight[card * 3 + place] === 1) out[n++] = blockMove(room, place);
	}
	return n;
}
/** Whether no card is left to refill a room. */
function deckIsEmpty(state, room) {
	const first = room < 3 ? 0 : FIRST_DIPLOMAT;
	const end = room < 3 ? FIRST_DIPLOMAT : FIRST_ACTION;
	for (let card = first; card < end; card++) if (state.where(card) === 1) return false;
	return true;
}
/** A courtier ends its climb in a room: the card changes hands and gives one light block. */
function enterRoom(state, seat, room) {
	const card = state.roomCard(room);
	if (!deckIsEmpty(state, room)) {
		addToLantern(state, seat, state.domainCard(seat), 8 + seat);
		state.setDomainCard(seat, card);
		state.setWhere(card, 8 + seat);
		state.setRoomCard(room, -1);
		state.push(17, room);
	}
	state.push(16, card);
}
/** Draws a card for a room from the cards not yet seen. */
function drawCard(state, room, rng) {
	const first = room < 3 ? 0 : FIRST_DIPLOMAT;
	const end = room < 3 ? FIRST_DIPLOMAT : FIRST_ACTION;
	let left = 0;
	for (let card = first; card < end; card++) if (state.where(card) === 1) left++;
	let skip = rng(left);
	let card = first;
	while (state.where(card) !== 1 || skip-- > 0) card++;
	state.setRoomCard(room, card);
	state.setWhere(card, 2);
	if (listening()) tell({
		kind: "cardShown",
		room: ROOMS[room],
		card: CARDS[card]
	});
}
/** Fills the room the climb emptied; from here nothing can be taken back (C12.2). */
function settleRefill(state, rng) {
	const room = state.topA;
	state.pop();
	drawCard(state, room, rng);
	state.shown += 1;
}
/** Asks for one of the card's light blocks, or performs the only one. */
function settleCardLight(state) {
	const card = state.topA;
	let only = -1;
	for (let place = 0; place < 3; place++) {
		if (state.edition.isLight[card * 3 + place] === 0) continue;
		if (only >= 0) return true;
		only = place;
	}
	state.pop();
	if (only >= 0) perform$2(state, state.edition.roomBlock[card * 3 + only]);
	return false;
}
const firstBlockName = (card) => card < FIRST_DIPLOMAT ? 0 : 3;
/** Lists the card's light blocks. */
function listCardLight(state, out) {
	const card = state.topA;
	let n = 0;
	for (let place = 0; place < 3; place++) if (state.edition.isLight[card * 3 + place] === 1) out[n++] = LIGHT_BLOCK + firstBlockName(card) + place;
	return n;
}
/** Performs the light block chosen. */
function answerCardLight(state, move) {
	const card = state.topA;
	state.pop();
	perform$2(state, state.edition.roomBlock[card * 3 + move - LIGHT_BLOCK - firstBlockName(card)]);
}
/** The blocks a die fires. */
const blocksFrame = {
	settle: settleBlocks,
	list: listBlocks,
	answer: answerBlocks
};
/** One block beside a Die tile. */
const tileFrame = {
	settle: settleTile,
	list: listTile,
	answer: answerRoomBlock
};
/** One light block of any room card. */
const lightFrame = {
	settle: settleLight,
	list: listLight,
	answer: answerRoomBlock
};
/** One light block of the card a courtier reached. */
const cardLightFrame = {
	settle: settleCardLight,
	list: listCardLight,
	answer: answerCardLight
};
/** The new card of a room. */
const refillFrame = automatic(settleRefill);
// ../engine/dist/castle/courtier.js
/** Marks in the frame: what this courtier action has used (C5.1). */
const AUDIENCE = 1;
const CLIMB$1 = 2;
const DAIMYO = 3;
/** The action stands open while an unused half of it is possible. */
function settleCourtier$1(state) {
	const seat = state.active;
	const used = state.topA;
	const seals = state.seals(seat);
	if ((used & AUDIENCE) === 0 && audiencePossible(state, seat, state.coins(seat), seals)) return true;
	if ((used & CLIMB$1) === 0 && climbPossible$1(state, seat, seals)) return true;
	state.pop();
	return false;
}
/** Lists the audience and the climbs that can be paid now. */
function listCourtier$1(state, out) {
	const seat = state.active;
	const used = state.topA;
	const pearl = state.pearl(seat);
	let n = 0;
	if ((used & AUDIENCE) === 0 && state.home(seat, 0) > 0 && state.coins(seat) >= 2) out[n++] = GATE;
	if ((used & CLIMB$1) === 0 && pearl >= CLIMB_PEARL$1[1]) {
		const far = pearl >= CLIMB_PEARL$1[2];
		if (state.court(seat, 0) > 0) {
			for (let room = 0; room < 3; room++) out[n++] = CLIMB_GATE_1 + room;
			if (far) for (let room = 0; room < 2; room++) out[n++] = CLIMB_GATE_2 + room;
		}
		if (state.court(seat, 1) > 0) {
			for (let room = 0; room < 2; room++) out[n++] = CLIMB_FLOOR1_1 + room;
			if (far) out[n++] = CLIMB_FLOOR1_2;
		}
		if (state.court(seat, 2) > 0) out[n++] = CLIMB_FLOOR2_1;
	}
	out[n++] = SKIP$1;
	return n;
}
/** Performs an audience or a climb. */
function answerCourtier$1(state, move) {
	const seat = state.active;
	use(state, move === GATE ? AUDIENCE : CLIMB$1);
	if (move === GATE) {
		state.addCoins(seat, -2);
		state.setHome(seat, 0, state.home(seat, 0) - 1);
		state.setCourt(seat, 0, state.court(seat, 0) + 1);
	} else if (move < CLIMB_GATE_2) climb$1(state, seat, 0, 1, move - CLIMB_GATE_1);
	else if (move < CLIMB_FLOOR1_1) climb$1(state, seat, 0, 2, 3 + move - CLIMB_GATE_2);
	else if (move < CLIMB_FLOOR1_2) climb$1(state, seat, 1, 1, 3 + move - CLIMB_FLOOR1_1);
	else if (move === CLIMB_FLOOR1_2) climb$1(state, seat, 1, 2, -1);
	else climb$1(state, seat, 2, 1, -1);
}
function use(state, half) {
	const used = state.topA | half;
	if (used === 3) state.pop();
	else state.topA = used;
}
function climb$1(state, seat, from, floors, room) {
	const to = from + floors;
	state.setHolding(seat, 2, state.pearl(seat) - CLIMB_PEARL$1[floors]);
	state.setCourt(seat, from, state.court(seat, from) - 1);
	state.setCourt(seat, to, state.court(seat, to) + 1);
	if (to < DAIMYO) enterRoom(state, seat, room);
	else {
		state.push(24);
		lanternReward(state);
	}
}
/** Asks for a favour space, takes the only free one, or does nothing when all are taken (C5.6). */
function settleFavour(state) {
	let only = -1;
	for (let slot = 0; slot < 3; slot++) {
		if (state.favour(slot) >= 0) continue;
		if (only >= 0) return true;
		only = slot;
	}
	if (only >= 0) answerFavour(state, FAVOUR + only);
	else state.pop();
	return false;
}
/** Lists the free favour spaces. */
function listFavours(state, out) {
	let n = 0;
	for (let slot = 0; slot < 3; slot++) if (state.favour(slot) < 0) out[n++] = FAVOUR + slot;
	return n;
}
/** Stands on a favour space and gains it. */
function answerFavour(state, move) {
	const slot = move - FAVOUR;
	state.pop();
	state.setFavour(slot, state.active);
	perform$2(state, state.edition.favour[state.daimyo * 3 + slot]);
}
/** Audience and climb. */
const courtierFrame$1 = {
	settle: settleCourtier$1,
	list: listCourtier$1,
	answer: answerCourtier$1
};
/** A favour of the Daimyo. */
const favourFrame = {
	settle: settleFavour,
	list: listFavours,
	answer: answerFavour
};
// ../engine/dist/castle/gardener.js
/** The action stands open while a gardener could be placed. */
function settleGardener(state) {
	if (gardenerPossible(state, state.active, state.seals(state.active))) return true;
	state.pop();
	return false;
}
/** Lists the gardens that can be paid now and hold no own gardener (C6.1). */
function listGardens(state, out) {
	const seat = state.active;
	const food = state.food(seat);
	let n = 0;
	for (let garden = 0; garden < 6; garden++) {
		if ((state.gardenClans(garden) >> seat & 1) === 1) continue;
		if (state.edition.gardenFood[state.gardenCard(garden)] <= food) out[n++] = GARDEN + garden;
	}
	out[n++] = SKIP$1;
	return n;
}
/** Places a gardener and performs the card (C6.2). */
function answerGarden$1(state, move) {
	const seat = state.active;
	const garden = move - GARDEN;
	const card = state.gardenCard(garden);
	state.pop();
	state.setHolding(seat, 0, state.food(seat) - state.edition.gardenFood[card]);
	state.setHome(seat, 1, state.home(seat, 1) - 1);
	state.setGardenClans(garden, state.gardenClans(garden) | 1 << seat);
	const effect = state.edition.gardenEffect[card];
	const { payCoins, paySeals } = state.edition.effects[effect];
	if (payCoins + paySeals > 0) state.push(13, effect);
	else perform$2(state, effect);
}
/** A gardener to a garden. */
const gardenerFrame = {
	settle: settleGardener,
	list: listGardens,
	answer: answerGarden$1
};
// ../engine/dist/castle/scoring.js
/** Points of what is left of one resource (C11.2, D7.1). */
function leftoverPoints$1(count) {
	if (count >= 7) return 2;
	return count >= 3 ? 1 : 0;
}
const coinPoints$1 = (state, seat) => Math.floor((state.coins(seat) + state.seals(seat)) / 5);
function resourcePoints$1(state, seat) {
	let points = 0;
	for (let resource = 0; resource < RESOURCES$1.length; resource++) points += leftoverPoints$1(state.holding(seat, resource));
	return points;
}
function courtierPoints(state, seat) {
	let points = 0;
	for (let floor = 0; floor < 4; floor++) points += COURTIER_POINTS[floor] * state.court(seat, floor);
	return points;
}
function warriorPoints(state, seat) {
	let worth = 0;
	for (let yard = 0; yard < 3; yard++) worth += YARD_WORTH[yard] * state.yardWarriors(yard, seat);
	return worth * (state.court(seat, 1) + state.court(seat, 2) + state.court(seat, 3));
}
function gardenerPoints(state, seat) {
	let points = 0;
	for (let garden = 0; garden < 6; garden++) if (state.gardenClans(garden) >> seat & 1) points += state.edition.gardenPoints[state.gardenCard(garden)];
	return points;
}
/** Whether a seat is the rival of the solo game. */
const isRival = (state, seat) => state.level > 0 && seat === 1;
/** Points of one seat if the game ended now. */
function totalPoints$1(state, seat) {
	const leftovers = isRival(state, seat) ? 0 : coinPoints$1(state, seat) + resourcePoints$1(state, seat);
	return state.vp(seat) + leftovers + TIME_POINTS[state.time(seat)] + courtierPoints(state, seat) + warriorPoints(state, seat) + gardenerPoints(state, seat);
}
/** The final scoring of every seat as the table stands (C11, C13.12). */
function scoreSheet$1(state) {
	const sheets = Array.from({ length: state.seats }, (_, seat) => {
		const rival = isRival(state, seat);
		return {
			seat,
			categories: {
				clanPoints: state.vp(seat),
				coins: rival ? 0 : coinPoints$1(state, seat),
				resources: rival ? 0 : resourcePoints$1(state, seat),
				time: TIME_POINTS[state.time(seat)],
				courtiers: courtierPoints(state, seat),
				warriors: warriorPoints(state, seat),
				gardeners: gardenerPoints(state, seat)
			},
			total: totalPoints$1(state, seat)
		};
	});
	const places = Array.from({ length: state.seats }, (_, place) => state.order(place));
	const ranked = [...sheets].sort((a, b) => b.total - a.total || places.indexOf(a.seat) - places.indexOf(b.seat));
	return sheets.map((sheet) => ({
		...sheet,
		rank: ranked.indexOf(sheet) + 1
	}));
}
// ../engine/dist/castle/round.js
/** Gives the turn to the seat whose turn it is; the rival plays at once. */
function startTurn$1(state, rng) {
	const seat = state.order(state.turn % state.seats);
	if (isRival(state, seat)) {
		startRivalTurn(state, rng);
		return;
	}
	state.active = seat;
	state.push(2);
}
/** Starts a round with fresh dice. */
function startRound(state, round, rng) {
	state.round = round;
	state.phase = 1;
	state.turn = 0;
	state.clearSpaces();
	for (let seat = 0; seat < state.seats; seat++) for (let row = 0; row < 3; row++) state.setRowDie(seat, row, 0);
	rollDice(state, rng);
	if (listening()) tell({
		kind: "diceRolled",
		round
	});
	if (state.level > 0) shuffleRivalDeck(state, rng);
	startTurn$1(state, rng);
}
/** Closes a turn or a part of the garden step; what was left open is declined (C12.1). */
function closeTurn$1(state, rng) {
	while (state.depth > 0) state.pop();
	state.shown = 0;
	state.turn += 1;
	if (state.phase === 2) continueGardenStep(state, rng);
	else if (state.turn < 3 * state.seats) startTurn$1(state, rng);
	else endRound(state, rng);
}
/** The end of a round: the new turn order, then the gardens or the final scoring (C10). */
function endRound(state, rng) {
	for (let place = 0; place < state.seats; place++) state.setOrder(place, state.timeOrder(place));
	if (listening()) {
		const order = Array.from({ length: state.seats }, (_, place) => state.order(place));
		tell({
			kind: "roundEnded",
			round: state.round,
			order
		});
	}
	if (state.level > 0) rivalRoundEnd(state, state.round < 3);
	if (state.round === 3) {
		state.setOver();
		return;
	}
	state.phase = 2;
	state.turn = 0;
	continueGardenStep(state, rng);
}
/** Finds the next player, in the new order, with a garden to use; after the last one the next round begins. */
function continueGardenStep(state, rng) {
	for (; state.turn < state.seats; state.turn += 1) {
		const seat = state.order(state.turn);
		const gardens = isRival(state, seat) ? 0 : gardensInUse(state, seat);
		if (gardens === 0) continue;
		state.active = seat;
		if (!someGardenPossible(state, seat, gardens)) continue;
		state.push(4);
		state.push(14, gardens);
		return;
	}
	startRound(state, state.round + 1, rng);
}
/** The gardens with a gardener of the seat under a bridge that still has dice, as bits. */
function gardensInUse(state, seat) {
	let gardens = 0;
	for (let garden = 0; garden < 6; garden++) if ((state.gardenClans(garden) >> seat & 1) === 1 && hasDice(state, garden >> 1)) gardens |= 1 << garden;
	return gardens;
}
function gardenEffect(state, garden) {
	return state.edition.gardenEffect[state.gardenCard(garden)];
}
function someGardenPossible(state, seat, gardens) {
	for (let garden = 0; garden < 6; garden++) {
		if ((gardens >> garden & 1) === 0) continue;
		if (effectPossible(state, seat, gardenEffect(state, garden), state.coins(seat), state.seals(seat))) return true;
	}
	return false;
}
/** The gardens stand open while one of those left is possible. */
function settleGardens(state) {
	if (someGardenPossible(state, state.active, state.topA)) return true;
	state.pop();
	return false;
}
/** Lists the gardens left whose price is at hand; `endTurn` declines them. */
function listGardenStep(state, out) {
	const seat = state.active;
	let n = 0;
	for (let garden = 0; garden < 6; garden++) {
		if ((state.topA >> garden & 1) === 0) continue;
		if (effectOffered(state, seat, gardenEffect(state, garden), state.coins(seat), state.seals(seat))) out[n++] = ACTIVATE_GARDEN + garden;
	}
	return n;
}
/** Performs the garden chosen. */
function answerGardenStep(state, move) {
	const garden = move - ACTIVATE_GARDEN;
	const left = state.topA & ~(1 << garden);
	if (left === 0) state.pop();
	else state.topA = left;
	payAndPerform(state, gardenEffect(state, garden));
}
/** The gardens at the end of a round. */
const gardensFrame = {
	settle: settleGardens,
	list: listGardenStep,
	answer: answerGardenStep
};
/** The end of a turn: nothing but `endTurn`. */
const endFrame = asking$2(() => 0, () => void 0);
// ../engine/dist/castle/time.js
/** Moves a marker to a space further on and lays it on top of any marker there (C9.3). */
function moveMarker(state, seat, space) {
	state.setTime(seat, space);
	let ahead = seat;
	let passed = false;
	for (let place = 0; place < state.seats; place++) {
		const other = state.timeOrder(place);
		if (!passed && (other === seat || state.time(other) > space)) {
			if (other === seat) return;
			continue;
		}
		passed = true;
		state.setTimeOrder(place, ahead);
		if (other === seat) return;
		ahead = other;
	}
}
/** Walks the steps due until a border must be paid for (true: the player is asked) or none are left. */
function settleTime(state) {
	const seat = state.active;
	const from = state.time(seat);
	let space = from;
	let steps = state.topA;
	while (steps > 0 && space < 20 && SEALS_TO_ENTER[space + 1] === 0) {
		space++;
		steps--;
	}
	if (space !== from) moveMarker(state, seat, space);
	if (steps > 0 && space < 20 && state.seals(seat) >= SEALS_TO_ENTER[space + 1]) {
		state.topA = steps;
		return true;
	}
	state.pop();
	return false;
}
/** Lists paying for the next season or stopping before it. */
function listSeason(_, out) {
	out[0] = SEASON;
	out[1] = SEASON + 1;
	return 2;
}
/** Pays and goes on, or stops and loses the steps left. */
function answerSeason(state, move) {
	const seat = state.active;
	if (move !== SEASON) {
		state.pop();
		return;
	}
	const space = state.time(seat) + 1;
	state.setSeals(seat, state.seals(seat) - SEALS_TO_ENTER[space]);
	moveMarker(state, seat, space);
	state.topA -= 1;
}
/** Steps on the Passage of Time. */
const timeFrame = {
	settle: settleTime,
	list: listSeason,
	answer: answerSeason
};
const PLAYER = 0;
const DECK_SIZE = 9;
/** Shuffles all nine cards and shows the one on top (C13.4). */
function shuffleRivalDeck(state, rng) {
	for (let place = 0; place < DECK_SIZE; place++) state.setRivalDeck(place, 0);
	showTop(state, rng);
}
/** Shows the card on top if it is not known yet. */
function showTop(state, rng) {
	if (state.rivalDeck(0) !== 0) return;
	let known = 0;
	for (let place = 0; place < DECK_SIZE; place++) known |= 1 << state.rivalDeck(place) | 1 << state.rivalRow(place);
	const unknown = [];
	for (let card = 1; card <= DECK_SIZE; card++) if ((known >> card & 1) === 0) unknown.push(card);
	state.setRivalDeck(0, unknown[rng(unknown.length)]);
}
function rowLength(state) {
	let length = 0;
	while (length < DECK_SIZE && state.rivalRow(length) !== 0) length++;
	return length;
}
/** Draws the card on top to the row and shows the next one. */
function drawToRow(state, rng) {
	const card = state.rivalDeck(0);
	state.setRivalRow(rowLength(state), card);
	for (let place = 0; place < 8; place++) state.setRivalDeck(place, state.rivalDeck(place + 1));
	state.setRivalDeck(8, 0);
	if (listening()) tell({
		kind: "rivalDraws",
		card: state.edition.rival.ids[card - 1]
	});
	showTop(state, rng);
	state.shown += 1;
}
/** Puts the row under the deck in the order drawn (C13.6). */
function returnRow(state) {
	const length = rowLength(state);
	for (let i = 0; i < length; i++) {
		state.setRivalDeck(DECK_SIZE - length + i, state.rivalRow(i));
		state.setRivalRow(i, 0);
	}
}
/** Plays the rival's turn up to the first thing the player must decide (C13.4-C13.6). */
function startRivalTurn(state, rng) {
	state.active = PLAYER;
	drawToRow(state, rng);
	while (!dieStands(state, state.rivalDeck(0) - 1)) drawToRow(state, rng);
	placeRivalDie(state, state.rivalDeck(0) - 1);
	const row = rowLength(state);
	state.push(26, Math.max(0, row - 2) * 2);
}
/** Left, centre and right as places of a bridge. */
const PLACES = [
	0,
	1,
	4
];
function dieStands(state, card) {
	const { bridge, place } = state.edition.rival;
	return state.bridgeDie(bridge[card], PLACES[place[card]]) !== 0;
}
function placeRivalDie(state, card) {
	const { rival } = state.edition;
	const bridge = rival.bridge[card];
	const value = takeAt(state, bridge, PLACES[rival.place[card]]);
	const wanted = rival.space[card];
	const occupied = wanted !== 7 && state.spaceDie(wanted, 0) !== 0;
	const space = occupied ? 7 : wanted;
	const coins = Math.max(0, value - SPACE_VALUE[space]);
	state.addCoins(1, coins);
	layOnSpace(state, 1, space, dieOf(bridge, value));
	if (!listening()) return;
	tell({
		kind: "rivalDie",
		card: rival.ids[card],
		bridge: COLOURS$2[bridge],
		place: BRIDGE_PLACES[rival.place[card]],
		value,
		space: SPACES[space],
		occupied,
		coins
	});
}
/** Performs the next action of the row, or ends the turn after the last. */
function nextAction(state, rng) {
	const index = state.topA;
	const card = state.rivalRow(index >> 1);
	if (card === 0) {
		returnRow(state);
		closeTurn$1(state, rng);
		return;
	}
	state.topA = index + 1;
	const action = state.edition.rival.actions[(card - 1) * 2 + (index & 1)];
	const possible = actionPossible(state, action);
	const points = possible ? 0 : state.round;
	if (listening()) tell({
		kind: "rivalActs",
		card: state.edition.rival.ids[card - 1],
		action: action.text,
		possible,
		points
	});
	if (possible) perform$1(state, action);
	else state.addVp(1, points);
}
function actionPossible(state, { what, how }) {
	if (what === 0) return state.home(1, 0) > 0;
	if (what === 1) return lowestFloor(state) < 3;
	if (what === 2) return state.home(1, 1) > 0 && lowestGardens(state, how) !== 0;
	if (what === 3) return state.home(1, 2) > 0;
	if (what === 4 || what === 6) return true;
	return state.time(1) < 20;
}
function perform$1(state, { what, how }) {
	if (what === 0) {
		state.setHome(1, 0, state.home(1, 0) - 1);
		state.setCourt(1, 0, state.court(1, 0) + 1);
	} else if (what === 1) climb(state, how);
	else if (what === 2) sendGardener(state, how);
	else if (what === 3) {
		state.setHome(1, 2, state.home(1, 2) - 1);
		state.setYardWarriors(how, 1, state.yardWarriors(how, 1) + 1);
	} else if (what === 4) state.addVp(1, how);
	else if (what === 6) state.addCoins(1, how);
	else moveMarker(state, 1, Math.min(20, state.time(1) + how));
}
/** The gardens of that kind with the fewest points and none of its gardeners, as bits. */
function lowestGardens(state, kind) {
	let fewest = 256;
	let gardens = 0;
	for (let garden = 0; garden < 6; garden++) {
		const isStone = garden & 1;
		if (kind !== 2 && isStone !== (kind === 0 ? 0 : 1)) continue;
		if (state.gardenClans(garden) >> 1 & 1) continue;
		const points = state.edition.gardenPoints[state.gardenCard(garden)];
		if (points < fewest) {
			fewest = points;
			gardens = 0;
		}
		if (points === fewest) gardens |= 1 << garden;
	}
	return gardens;
}
function sendGardener(state, kind) {
	const gardens = lowestGardens(state, kind);
	if ((gardens & gardens - 1) === 0) placeGardener(state, 31 - Math.clz32(gardens));
	else state.push(28, gardens);
}
function placeGardener(state, garden) {
	state.setHome(1, 1, state.home(1, 1) - 1);
	state.setGardenClans(garden, state.gardenClans(garden) | 2);
	if (listening()) tell({
		kind: "rivalGardener",
		card: GARDEN_CARDS[state.gardenCard(garden)]
	});
}
function listTiedGardens(state, out) {
	let n = 0;
	for (let garden = 0; garden < 6; garden++) if (state.topA >> garden & 1) out[n++] = RIVAL_GARDEN + garden;
	return n;
}
function answerTiedGardens(state, move) {
	state.pop();
	placeGardener(state, move - RIVAL_GARDEN);
}
/** The lowest floor with one of its courtiers: 0 the gate, 3 when none can climb. */
function lowestFloor(state) {
	for (let floor = 0; floor < 3; floor++) if (state.court(1, floor) > 0) return floor;
	return 3;
}
const FLOORS$1 = [
	"gate",
	"floor1",
	"floor2",
	"daimyo"
];
function climb(state, floors) {
	const from = lowestFloor(state);
	const to = Math.min(3, from + floors);
	state.setCourt(1, from, state.court(1, from) - 1);
	state.setCourt(1, to, state.court(1, to) + 1);
	if (listening()) tell({
		kind: "rivalClimbs",
		to: FLOORS$1[to]
	});
	if (to === 3) {
		const slot = [
			0,
			1,
			2
		].find((s) => state.favour(s) < 0);
		if (slot !== void 0) state.setFavour(slot, 1);
	} else if (!deckIsEmpty(state, to === 1 ? 0 : 3)) state.push(27, to);
}
function listRivalRooms(state, out) {
	const first = state.topA === 1 ? 0 : 3;
	const end = state.topA === 1 ? 3 : ROOMS.length;
	for (let room = first; room < end; room++) out[room - first] = RIVAL_ROOM + room;
	return end - first;
}
function answerRivalRoom(state, move, rng) {
	const room = move - RIVAL_ROOM;
	state.pop();
	state.setWhere(state.roomCard(room), 4);
	drawCard(state, room, rng);
	state.shown += 1;
}
/** The rival turns in its coins and is paid for its gardeners. */
function rivalRoundEnd(state, gardensStep) {
	const price = state.order(0) === 1 ? 3 : 5;
	const times = Math.floor(state.coins(1) / price);
	state.addCoins(1, -times * price);
	state.addVp(1, times * state.round);
	if (listening()) tell({
		kind: "rivalCoins",
		coins: times * price,
		points: times * state.round
	});
	if (!gardensStep) return;
	const gardeners = countBits(gardensInUse(state, 1));
	state.addVp(1, gardeners * state.round);
	if (listening()) tell({
		kind: "rivalGardens",
		gardeners,
		points: gardeners * state.round
	});
}
function countBits(bits) {
	let count = 0;
	for (let left = bits; left !== 0; left &= left - 1) count++;
	return count;
}
/** The actions of the rival's row, one after the other. */
const rivalActionsFrame = automatic(nextAction);
/** The player chooses the room whose card the rival's courtier sends away. */
const rivalRoomFrame = asking$2(listRivalRooms, answerRivalRoom);
/** The player breaks a tie between gardens. */
const rivalGardenFrame = asking$2(listTiedGardens, answerTiedGardens);
// ../engine/dist/castle/tiles.js
/** The numbered spaces after the first of each Steward room, as [room, place] (C1.6). */
const NUMBERED = [
	[0, 1],
	[1, 1],
	[2, 1],
	[3, 0],
	[4, 0],
	[0, 2],
	[1, 2],
	[2, 2],
	[3, 1],
	[4, 1]
];
const colourOf = (tile) => Math.floor(tile / TILES_PER_COLOUR);
const rewardOf = (tile) => tile % TILES_PER_COLOUR;
/** Whether a tile would close a room in one colour; -1 is a free space. */
function closesInOneColour(colours, colour) {
	let free = 0;
	for (const other of colours) if (other < 0) free++;
	else if (other !== colour) return false;
	return free === 1;
}
function firstSpace(rooms, colour) {
	for (let i = 0; i < NUMBERED.length; i++) {
		const [room, place] = NUMBERED[i];
		if (rooms[room][place] < 0 && !closesInOneColour(rooms[room], colour)) return i;
	}
	return -1;
}
/** Lays tiles one by one on the first numbered space that takes them (C1.7); nothing when a third fits nowhere. */
function layTiles$1(first, rest) {
	const [a, b, c] = first;
	const rooms = [
		[
			colourOf(a),
			-1,
			-1
		],
		[
			colourOf(b),
			-1,
			-1
		],
		[
			colourOf(c),
			-1,
			-1
		],
		[-1, -1],
		[-1, -1]
	];
	const well = [];
	for (const tile of rest) {
		const space = firstSpace(rooms, colourOf(tile));
		if (space >= 0) rooms[NUMBERED[space][0]][NUMBERED[space][1]] = colourOf(tile);
		else if (well.push(rewardOf(tile)) > 2) return void 0;
	}
	return {
		rooms,
		well
	};
}
const ALL_TILES = upTo$2(COLOURS$2.length * TILES_PER_COLOUR);
const ALL_COLOURS = upTo$2(COLOURS$2.length);
/** Deals the Die tiles at random (C1.6, C1.7). */
function dealTiles(rng) {
	for (;;) {
		const first = shuffle(ALL_COLOURS, rng).map((colour) => colour * TILES_PER_COLOUR + rng(TILES_PER_COLOUR));
		const deal = layTiles$1(first, shuffle(ALL_TILES.filter((tile) => !first.includes(tile)), rng));
		if (deal) return deal;
	}
}
/** The fixed tiles of the first-game setup (C1.15): in list order, coral pearl and black iron at the well. */
function firstGameTiles() {
	const atWell = [TILE_REWARDS.indexOf("pearl"), TILES_PER_COLOUR + TILE_REWARDS.indexOf("iron")];
	const first = ALL_COLOURS.map((colour) => colour * TILES_PER_COLOUR);
	return {
		rooms: layTiles$1(first, ALL_TILES.filter((tile) => !atWell.includes(tile) && !first.includes(tile))).rooms,
		well: atWell.map(rewardOf)
	};
}
// ../engine/dist/castle/setup.js
const LEVELS = [
	"easy",
	"medium",
	"hard"
];
/** Checks untrusted options; throws `RulesError`. */
function readOptions$2(options) {
	const json = new Json(options ?? {}, "", "bad-options").object("players", "level", "promo", "firstGame", "edition");
	const players = json.get("players").integer(1, 4, 2);
	const promo = json.get("promo").flag(false);
	const firstGame = json.get("firstGame").flag(false);
	const level = json.get("level");
	if (players > 1) {
		if (level.given) level.fail("only a game of one player has a level");
		return {
			players,
			promo,
			firstGame
		};
	}
	return {
		players,
		level: LEVELS[level.oneOf(LEVELS, 1)],
		promo,
		firstGame
	};
}
/** Sets up a game up to the first decision (C1). */
function setUp$1(options, edition, rng) {
	const state = CastleState.empty(edition);
	state.seats = Math.max(2, options.players);
	state.level = options.level ? LEVELS.indexOf(options.level) + 1 : 0;
	state.promo = options.promo;
	state.round = 1;
	dealRoomCards(state, options.firstGame, rng);
	dealRest(state, options, rng);
	for (let seat = 0; seat < state.seats; seat++) for (let member = 0; member < WORKERS.length; member++) state.setHome(seat, member, 5);
	if (state.level > 0) startSolo(state, rng);
	else startDraft$2(state, rng);
	settle$1(state, rng);
	return state;
}
function setFirstOrder(state, order) {
	order.forEach((seat, place) => {
		state.setOrder(place, seat);
		state.setTimeOrder(place, seat);
	});
}
/** A random turn order, then pairs of starting cards to choose from (C1.12-C1.14). */
function startDraft$2(state, rng) {
	setFirstOrder(state, shuffle(upTo$2(state.seats), rng));
	layPairs(state, rng);
	state.phase = 0;
	state.active = state.order(state.seats - 1);
	state.push(1);
}
/** The rival by its level, and starting cards without a choice (C13.1, C13.2). */
function startSolo(state, rng) {
	const { vp, first, time } = RIVAL_LEVELS[state.level - 1];
	setFirstOrder(state, first ? [1, 0] : [0, 1]);
	state.setVp(1, vp);
	state.setTime(1, time);
	shuffleRivalDeck(state, rng);
	const action = firstCopy(FIRST_ACTION + rng(FIRST_RESOURCE - FIRST_ACTION));
	const resource = FIRST_RESOURCE + rng(state.edition.components.startingResources.length);
	state.phase = 0;
	state.turn = state.seats - 1;
	state.push(1, 1);
	takeStartingCards(state, 0, action, resource, 0);
}
/** A source of chance that deals one dark action this often is stuck, and the list takes over. */
const MOST_DEALS = 100;
/** Fills the decks and lays a card in every room (C1.2-C1.4). */
function dealRoomCards(state, firstGame, rng) {
	const { darkWorker, threePlus } = state.edition;
	let attempt = 0;
	do {
		for (let card = 0; card < FIRST_ACTION; card++) state.setWhere(card, threePlus[card] === 1 && state.seats < 3 ? 0 : 1);
		const listed = firstGame || attempt >= MOST_DEALS;
		for (let room = 0; room < 5; room++) drawCard(state, room, listed ? inListOrder(attempt, room) : rng);
		attempt++;
	} while ([
		1,
		2,
		3,
		4
	].every((room) => darkWorker[state.roomCard(room)] === darkWorker[state.roomCard(0)]));
}
/** Chance for the first-game setup: the first cards of the list, the last room trying others first (C1.15). */
function inListOrder(attempt, room) {
	return (left) => Math.floor(attempt / left ** (4 - room)) % left;
}
/** Daimyo, Die tiles, dice, gardens and yards (C1.5-C1.10). */
function dealRest(state, options, rng) {
	const { components, gardenIsPlant } = state.edition;
	const { promo } = components;
	state.daimyo = rng(components.daimyo.length + (options.promo ? promo.daimyo.length : 0));
	const tiles = options.firstGame ? firstGameTiles() : dealTiles(rng);
	tiles.rooms.forEach((colours, room) => {
		colours.forEach((colour, place) => {
			state.setRoomTile(room, place, colour);
		});
	});
	tiles.well.forEach((reward, place) => {
		state.setWellTile(place, reward);
	});
	rollDice(state, rng);
	const gardens = upTo$2(components.gardens.length + (options.promo ? promo.gardens.length : 0));
	for (const isPlant of [1, 0]) draw(gardens.filter((card) => gardenIsPlant[card] === isPlant), COLOURS$2.length, rng).forEach((card, bridge) => {
		state.setGardenCard(bridge * 2 + 1 - isPlant, card);
	});
	draw(upTo$2(components.yardTiles.length + (options.promo ? promo.yardTiles.length : 0)), 4, rng).forEach((tile, place) => {
		state.setYardTile(place, tile);
	});
}
/** Lays out one pair of starting cards more than there are players (C1.13). */
function layPairs(state, rng) {
	const count = state.seats + 1;
	const actions = draw(upTo$2(FIRST_RESOURCE - FIRST_ACTION), count, rng);
	const resources = draw(upTo$2(state.edition.components.startingResources.length), count, rng);
	for (let pair = 0; pair < count; pair++) {
		const action = firstCopy(FIRST_ACTION + actions[pair]);
		const resource = FIRST_RESOURCE + resources[pair];
		state.setPair(pair, action, resource);
		moveCard(state, action, 0, 3);
		moveCard(state, resource, 0, 3);
	}
}
/** Gives a seat its starting cards: the action to the domain, the resources at once (C1.14). */
function takeStartingCards(state, seat, action, resource, from) {
	moveCard(state, action, from, 8 + seat);
	state.setDomainCard(seat, action);
	addToLantern(state, seat, resource, from);
	perform$2(state, state.edition.startingGain[resource - FIRST_RESOURCE]);
}
/** Asks the seat whose pick it is, or starts the first turn after the last pick. */
function settleDraft$1(state, rng) {
	if (state.topA === 0) return true;
	state.turn += 1;
	if (state.turn < state.seats) {
		state.topA = 0;
		state.active = state.order(state.seats - 1 - state.turn);
		return true;
	}
	state.pop();
	for (let pair = 0; pair <= state.seats; pair++) if (state.pairAction(pair) >= 0) clearPair(state, pair, true);
	state.phase = 1;
	state.turn = 0;
	startTurn$1(state, rng);
	return false;
}
function clearPair(state, pair, toBox) {
	if (toBox) {
		moveCard(state, state.pairAction(pair), 3, 0);
		moveCard(state, state.pairResource(pair), 3, 0);
	}
	state.setPair(pair, -1, -1);
}
/** Lists the pairs left. */
function listDraft$1(state, out) {
	let n = 0;
	for (let pair = 0; pair <= state.seats; pair++) if (state.pairAction(pair) >= 0) out[n++] = DRAFT + pair;
	return n;
}
/** Takes the pair chosen. */
function answerDraft$1(state, move) {
	const pair = move - DRAFT;
	const action = state.pairAction(pair);
	const resource = state.pairResource(pair);
	clearPair(state, pair, false);
	state.topA = 1;
	takeStartingCards(state, state.active, action, resource, 3);
}
/** The choice of starting cards. */
const draftFrame$1 = {
	settle: settleDraft$1,
	list: listDraft$1,
	answer: answerDraft$1
};
// ../engine/dist/castle/warrior.js
/** The action stands open while a warrior could be placed. */
function settleWarrior(state) {
	if (warriorPossible(state, state.active, state.seals(state.active))) return true;
	state.pop();
	return false;
}
/** Lists the yards that can be paid now (C7.1). */
function listYards(state, out) {
	const iron = state.iron(state.active);
	let n = 0;
	for (let yard = 0; yard < 3; yard++) if (YARD_IRON[yard] <= iron) out[n++] = TRAIN + yard;
	out[n++] = SKIP$1;
	return n;
}
/** Places a warrior; the yard's tiles may follow. */
function answerTrain(state, move) {
	const seat = state.active;
	const yard = move - TRAIN;
	state.pop();
	state.setHolding(seat, 1, state.iron(seat) - YARD_IRON[yard]);
	state.setHome(seat, 2, state.home(seat, 2) - 1);
	state.setYardWarriors(yard, seat, state.yardWarriors(yard, seat) + 1);
	let places = 0;
	for (const place of YARD_PLACES[yard]) places |= 1 << place;
	state.push(11, yard, places);
}
function tileEffect(state, place) {
	const tile = state.yardTile(place);
	return PLACE_IS_BLUE[place] ? state.edition.yardBlue[tile] : state.edition.yardYellow[tile];
}
/** The tiles stand open while one of them is possible (C7.2). */
function settleYard(state) {
	const seat = state.active;
	for (let place = 0; place < 4; place++) {
		if ((state.topB >> place & 1) === 0) continue;
		if (effectPossible(state, seat, tileEffect(state, place), state.coins(seat), state.seals(seat))) return true;
	}
	state.pop();
	return false;
}
/** Lists the tiles left that are possible. */
function listYardTiles(state, out) {
	const seat = state.active;
	let n = 0;
	for (let place = 0; place < 4; place++) {
		if ((state.topB >> place & 1) === 0) continue;
		if (effectOffered(state, seat, tileEffect(state, place), state.coins(seat), state.seals(seat))) out[n++] = YARD_TILE$1 + state.yardTile(place);
	}
	out[n++] = SKIP$1;
	return n;
}
/** Performs the tile chosen. */
function answerYardTile(state, move) {
	let place = 0;
	while ((state.topB >> place & 1) === 0 || state.yardTile(place) !== move - YARD_TILE$1) place++;
	const left = state.topB & ~(1 << place);
	const effect = tileEffect(state, place);
	if (left === 0) state.pop();
	else state.topB = left;
	payAndPerform(state, effect);
}
/** A warrior to a yard. */
const warriorFrame = {
	settle: settleWarrior,
	list: listYards,
	answer: answerTrain
};
/** The tiles of a yard. */
const yardFrame = {
	settle: settleYard,
	list: listYardTiles,
	answer: answerYardTile
};
// ../engine/dist/castle/flow.js
/** How each kind of frame behaves, by its number. */
const FRAMES$1 = [];
FRAMES$1[1] = draftFrame$1;
FRAMES$1[2] = takeFrame;
FRAMES$1[3] = placeFrame;
FRAMES$1[4] = endFrame;
FRAMES$1[5] = blocksFrame;
FRAMES$1[6] = domainBlockFrame;
FRAMES$1[7] = workerFrame;
FRAMES$1[8] = courtierFrame$1;
FRAMES$1[9] = gardenerFrame;
FRAMES$1[10] = warriorFrame;
FRAMES$1[11] = yardFrame;
FRAMES$1[12] = tileFrame;
FRAMES$1[13] = payFrame$1;
FRAMES$1[14] = gardensFrame;
FRAMES$1[15] = lightFrame;
FRAMES$1[16] = cardLightFrame;
FRAMES$1[17] = refillFrame;
FRAMES$1[18] = domainRowFrame;
FRAMES$1[19] = anyFrame$1;
FRAMES$1[20] = timeFrame;
FRAMES$1[21] = sealsFrame;
FRAMES$1[22] = lanternOrderFrame;
FRAMES$1[23] = partsFrame$1;
FRAMES$1[24] = favourFrame;
FRAMES$1[25] = spaceFrame;
FRAMES$1[26] = rivalActionsFrame;
FRAMES$1[27] = rivalRoomFrame;
FRAMES$1[28] = rivalGardenFrame;
/** Resolves what needs no answer until a decision stands on top of the agenda or the game is over. */
function settle$1(state, rng) {
	while (state.depth > 0 && !FRAMES$1[state.top].settle(state, rng));
}
/** Whether only things that may be declined are left (C12.1). */
function mayEndTurn$1(state) {
	for (let i = state.depth - 1; i >= 0; i--) {
		const frame = state.frameKind(i);
		if (frame < 4 || frame > 14) return false;
	}
	return true;
}
/** Writes the legal moves to `out` and returns how many there are. */
function listMoves$1(state, out) {
	if (state.depth === 0) return 0;
	let n = FRAMES$1[state.top].list(state, out);
	if (mayEndTurn$1(state)) out[n++] = END_TURN$1;
	return listExchanges$1(state, out, n);
}
/** Performs a legal move in place. */
function apply$2(state, move, rng) {
	if (move >= EXCHANGE$1 && move < EXCHANGE$1 + 4) exchange$1(state, move);
	else if (move === END_TURN$1) closeTurn$1(state, rng);
	else if (move === SKIP$1 && state.top !== 21) state.pop();
	else FRAMES$1[state.top].answer(state, move, rng);
	settle$1(state, rng);
}
// ../engine/dist/castle/position.js
const dieJson = (die) => ({
	colour: COLOURS$2[dieColour(die)],
	value: dieValue(die)
});
function named$1(names, value) {
	return Object.fromEntries(names.map((name, index) => [name, value(index)]));
}
function bridgeJson(state, bridge) {
	const die = (place) => state.bridgeDie(bridge, place);
	return {
		left: die(0) || null,
		centre: [
			1,
			2,
			3
		].map(die).filter((value) => value > 0),
		right: die(4) || null
	};
}
function diceOn(state, space) {
	return [state.spaceDie(space, 0), state.spaceDie(space, 1)].filter((die) => die > 0).map(dieJson);
}
const cardId = (card) => card < 0 ? null : CARDS[card];
function cardsAt(state, place) {
	return CARDS.filter((_, card) => state.where(card) === place);
}
function seatJson$1(state, seat) {
	const court = (floor) => state.court(seat, floor);
	return {
		food: state.food(seat),
		iron: state.iron(seat),
		pearl: state.pearl(seat),
		coin: state.coins(seat),
		seal: state.seals(seat),
		vp: state.vp(seat),
		time: state.time(seat),
		card: cardId(state.domainCard(seat)),
		lantern: cardsAt(state, 12 + seat),
		courtiers: {
			domain: state.home(seat, 0),
			gate: court(0),
			floor1: court(1),
			floor2: court(2),
			daimyo: court(3)
		},
		gardeners: state.home(seat, 1),
		warriors: state.home(seat, 2),
		dice: named$1(ROWS$1, (row) => state.rowDie(seat, row) || null)
	};
}
function gardenJson$1(state, garden) {
	const clans = upTo$2(state.seats).filter((seat) => state.gardenClans(garden) >> seat & 1);
	return {
		card: GARDEN_CARDS[state.gardenCard(garden)],
		clans
	};
}
function rivalDeckJson(state) {
	const row = upTo$2(9).filter((place) => state.rivalRow(place) > 0).length;
	const { ids } = state.edition.rival;
	return upTo$2(9 - row).map((place) => state.rivalDeck(place) === 0 ? null : ids[state.rivalDeck(place) - 1]);
}
/** Whether the next decision is to take a die or a starting pair, or none is left. */
function betweenTurns$1(state) {
	if (state.depth === 0) return true;
	return state.depth === 1 && (state.top === 2 || state.top === 1);
}
function inTurn(state) {
	if (betweenTurns$1(state)) return void 0;
	const kinds = upTo$2(state.depth).map((i) => state.frameKind(i));
	return {
		...state.top === 3 && { die: dieJson(state.topA) },
		agenda: kinds.map(frameName$1)
	};
}
/** Writes a state as readable JSON. Inside a turn it adds `inTurn` and is for showing only. */
function toPosition$2(state) {
	const discarded = cardsAt(state, 4);
	const pending = inTurn(state);
	const rewards = state.edition.components.tileRewards;
	return {
		game: "castle",
		players: state.level > 0 ? 1 : state.seats,
		...state.level > 0 && { level: LEVELS[state.level - 1] },
		...state.promo && { promo: true },
		round: state.round,
		order: upTo$2(state.seats).map((place) => state.order(place)),
		toMove: state.toMove,
		...state.phase === 0 && { pairs: upTo$2(state.seats + 1).map((pair) => state.pairAction(pair) < 0 ? null : {
			action: CARDS[state.pairAction(pair)],
			resource: CARDS[state.pairResource(pair)]
		}) },
		bridges: named$1(COLOURS$2, (bridge) => bridgeJson(state, bridge)),
		rooms: named$1(ROOMS, (room) => ({
			card: cardId(state.roomCard(room)),
			tiles: upTo$2(ROOM_TILES[room]).map((place) => COLOURS$2[state.roomTile(room, place)]),
			dice: diceOn(state, room)
		})),
		daimyo: {
			card: DAIMYO_CARDS[state.daimyo],
			favours: [
				0,
				1,
				2
			].map((slot) => state.favour(slot) < 0 ? null : state.favour(slot))
		},
		well: [rewards[state.wellTile(0)], rewards[state.wellTile(1)]],
		wellDice: upTo$2(12).map((place) => state.wellDie(place)).filter((die) => die > 0).map(dieJson),
		outside: named$1(OUTSIDES, (i) => diceOn(state, ROOMS.length + i)),
		gardens: named$1(COLOURS$2, (bridge) => ({
			plant: gardenJson$1(state, bridge * 2),
			stone: gardenJson$1(state, bridge * 2 + 1)
		})),
		yards: named$1(YARDS$1, (yard) => ({
			tiles: YARD_PLACES[yard].map((place) => YARD_TILES[state.yardTile(place)]),
			warriors: upTo$2(state.seats).map((seat) => state.yardWarriors(yard, seat))
		})),
		...discarded.length > 0 && { discarded },
		...state.level > 0 && { rivalDeck: rivalDeckJson(state) },
		seats: upTo$2(state.seats).map((seat) => seatJson$1(state, seat)),
		timeOrder: upTo$2(state.seats).map((place) => state.timeOrder(place)),
		...pending && { inTurn: pending }
	};
}
// ../engine/dist/castle/read-edition.js
const SECTIONS$1 = [...[
	"stewards",
	"diplomats",
	"daimyo",
	"startingActions",
	"startingResources",
	"decrees",
	"gardens"
], ...[
	"yardTiles",
	"tileRewards",
	"rivalDeck",
	"lanternSides",
	"promo"
]];
/** Reads a section: the same ids in the same order as printed, each item by `read`; printed values when left out. */
function section$1(json, printed, read) {
	if (!json.given) return printed;
	return json.list(printed.length, printed.length).map((item, i) => {
		const { id } = printed[i];
		if (item.get("id").value !== id) item.get("id").fail(`must be "${id}": cards keep their ids and order`);
		return read(item, printed[i]);
	});
}
function readBlock(json) {
	json.object("do", "dark");
	const effect = json.get("do").text();
	return json.get("dark").flag(false) ? {
		do: effect,
		dark: true
	} : { do: effect };
}
function readSteward(json, printed) {
	json.object("id", "threePlus", "top", "middle", "bottom");
	return {
		id: printed.id,
		threePlus: json.get("threePlus").flag(),
		top: readBlock(json.get("top")),
		middle: readBlock(json.get("middle")),
		bottom: readBlock(json.get("bottom"))
	};
}
function readDiplomat(json, printed) {
	json.object("id", "threePlus", "first", "second", "firstRows");
	return {
		id: printed.id,
		threePlus: json.get("threePlus").flag(),
		first: readBlock(json.get("first")),
		second: readBlock(json.get("second")),
		firstRows: json.get("firstRows").integer(1, 2)
	};
}
function readDaimyo(json, printed) {
	const [a, b, c] = json.object("id", "favours").get("favours").list(3, 3);
	return {
		id: printed.id,
		favours: [
			a.text(),
			b.text(),
			c.text()
		]
	};
}
function readGarden(json, printed) {
	json.object("id", "kind", "food", "points", "do");
	if (json.get("kind").value !== printed.kind) json.get("kind").fail(`must be "${printed.kind}"`);
	return {
		id: printed.id,
		kind: printed.kind,
		food: json.get("food").integer(0, 7),
		points: json.get("points").integer(0, 99),
		do: json.get("do").text()
	};
}
function readYardTile(json, printed) {
	json.object("id", "blue", "yellow");
	return {
		id: printed.id,
		blue: json.get("blue").text(),
		yellow: json.get("yellow").text()
	};
}
function readRivalCard(json, printed) {
	json.object("id", "die", "to", "actions");
	const [bridge, place] = json.get("die").list(2, 2);
	const [first, second] = json.get("actions").list(2, 2);
	return {
		id: printed.id,
		die: [COLOURS$2[bridge.oneOf(COLOURS$2)], BRIDGE_PLACES[place.oneOf(BRIDGE_PLACES)]],
		to: SPACES[json.get("to").oneOf(SPACES)],
		actions: [first.text(), second.text()]
	};
}
/** Reads an edition file of this game; throws `RulesError` naming the field that is wrong. */
function readEdition$1(value) {
	const json = new Json(value, "", "bad-edition").object("format", "version", "game", "name", ...SECTIONS$1);
	json.get("format").oneOf(["shirasagi-edition"]);
	json.get("version").integer(1, 1);
	json.get("game").oneOf(["castle"]);
	const sides = json.get("lanternSides");
	const promo = json.get("promo");
	if (promo.given) promo.object("gardens", "daimyo", "yardTiles");
	return compileEdition$1({
		stewards: section$1(json.get("stewards"), PRINTED.stewards, readSteward),
		diplomats: section$1(json.get("diplomats"), PRINTED.diplomats, readDiplomat),
		daimyo: section$1(json.get("daimyo"), PRINTED.daimyo, readDaimyo),
		startingActions: section$1(json.get("startingActions"), PRINTED.startingActions, (item, printed) => {
			item.object("id", "do", "copies");
			if (item.get("copies").value !== printed.copies) item.get("copies").fail(`must be ${printed.copies}`);
			return {
				id: printed.id,
				do: item.get("do").text(),
				copies: printed.copies
			};
		}),
		startingResources: section$1(json.get("startingResources"), PRINTED.startingResources, (item, printed) => {
			item.object("id", "gain", "lantern");
			return {
				id: printed.id,
				gain: item.get("gain").text(),
				lantern: item.get("lantern").text()
			};
		}),
		decrees: section$1(json.get("decrees"), PRINTED.decrees, (item, printed) => {
			item.object("id", "lantern");
			return {
				id: printed.id,
				lantern: item.get("lantern").text()
			};
		}),
		gardens: section$1(json.get("gardens"), PRINTED.gardens, readGarden),
		yardTiles: section$1(json.get("yardTiles"), PRINTED.yardTiles, readYardTile),
		tileRewards: json.get("tileRewards").given ? json.get("tileRewards").list(PRINTED.tileRewards.length, PRINTED.tileRewards.length).map((item) => item.text()) : PRINTED.tileRewards,
		rivalDeck: section$1(json.get("rivalDeck"), PRINTED.rivalDeck, readRivalCard),
		lanternSides: sides.given ? {
			steward: sides.object("steward", "diplomat", "startingAction").get("steward").text(),
			diplomat: sides.get("diplomat").text(),
			startingAction: sides.get("startingAction").text()
		} : PRINTED.lanternSides,
		promo: {
			gardens: section$1(promo.get("gardens"), PRINTED.promo.gardens, readGarden),
			daimyo: section$1(promo.get("daimyo"), PRINTED.promo.daimyo, readDaimyo),
			yardTiles: section$1(promo.get("yardTiles"), PRINTED.promo.yardTiles, readYardTile)
		}
	}, json.get("name").text(80));
}
// ../engine/dist/castle/read-cards.js
/** Reads where every card lies; those not named are unseen in their deck or back in the box. */
function readCards(json, seats, state) {
	const { threePlus } = state.edition;
	for (let card = 0; card < FIRST_ACTION; card++) state.setWhere(card, threePlus[card] === 1 && state.seats < 3 ? 0 : 1);
	readSeatCards(seats, state);
	const discarded = json.get("discarded");
	if (discarded.given) for (const item of discarded.list(0, FIRST_ACTION)) claim(item, state, CARDS.slice(0, FIRST_ACTION), 4);
	readPairs(json.get("pairs"), state);
	readRooms(json.get("rooms"), state);
	if (!json.get("pairs").given) dealDefaults(seats, state);
}
/** Takes the card named, if a copy of it is still free, and lays it at `place`; returns its number. */
function claim(json, state, allowed, place) {
	const card = CARDS.indexOf(allowed[json.oneOf(allowed)]);
	const from = card < FIRST_ACTION ? 1 : 0;
	const copies = CARDS.filter((id) => id === CARDS[card]).length;
	for (let copy = card; copy < card + copies; copy++) {
		if (state.where(copy) !== from) continue;
		if (place >= 0) moveCard(state, card, from, place);
		return card;
	}
	const box = card < FIRST_ACTION && state.where(card) === 0;
	return json.fail(box ? `${CARDS[card]} is only in games of 3 or 4` : `${CARDS[card]} is on the table more often than it exists`);
}
const BEFORE_RESOURCES = [...new Set(CARDS.slice(0, FIRST_RESOURCE))];
function readSeatCards(seats, state) {
	seats.forEach((json, seat) => {
		const card = json.get("card");
		if (card.given && card.value !== null) state.setDomainCard(seat, claim(card, state, BEFORE_RESOURCES, 8 + seat));
		const lantern = json.get("lantern");
		if (!lantern.given) return;
		for (const item of lantern.list(0, CARDS.length)) {
			const number = claim(item, state, [...new Set(CARDS)], -1);
			addToLantern(state, seat, number, number < FIRST_ACTION ? 1 : 0);
		}
	});
}
function readPairs(json, state) {
	if (!json.given) return;
	json.list(state.seats + 1, state.seats + 1).forEach((item, pair) => {
		if (item.value === null) return;
		item.object("action", "resource");
		const action = claim(item.get("action"), state, CARDS.slice(FIRST_ACTION, FIRST_RESOURCE), 3);
		const resource = claim(item.get("resource"), state, CARDS.slice(FIRST_RESOURCE, CARDS.indexOf("coin")), 3);
		state.setPair(pair, action, resource);
	});
}
function readRooms(json, state) {
	const inFloor = (room) => room < 3 ? CARDS.slice(0, FIRST_DIPLOMAT) : CARDS.slice(FIRST_DIPLOMAT, FIRST_ACTION);
	const field = (name) => json.get(name).get("card");
	ROOMS.forEach((name, room) => {
		if (field(name).given) state.setRoomCard(room, claim(field(name), state, inFloor(room), 2));
	});
	ROOMS.forEach((name, room) => {
		if (field(name).given) return;
		const free = inFloor(room).find((id) => state.where(CARDS.indexOf(id)) === 1);
		const card = free ? CARDS.indexOf(free) : field(name).fail("no card is left for this room");
		state.setRoomCard(room, card);
		moveCard(state, card, 1, 2);
	});
}
/** A clan without a card named has the first starting action card still free. */
function dealDefaults(seats, state) {
	for (let seat = 0; seat < state.seats; seat++) {
		if (state.domainCard(seat) >= 0 || seats[seat]?.get("card").given || state.level > 0 && seat === 1) continue;
		for (let copy = FIRST_ACTION; copy < FIRST_RESOURCE; copy++) {
			if (state.where(copy) !== 0) continue;
			const card = firstCopy(copy);
			state.setDomainCard(seat, card);
			moveCard(state, card, 0, 8 + seat);
			break;
		}
	}
}
// ../engine/dist/castle/read-dice.js
/** A die as an object or as a text such as `white 5`. */
function readDie(json) {
	const text = typeof json.value === "string" ? /^(\w+) (\d)$/.exec(json.value) : null;
	const die = text ? new Json({
		colour: text[1],
		value: Number(text[2])
	}, json.path, json.code) : json;
	die.object("colour", "value");
	return dieOf(die.get("colour").oneOf(COLOURS$2), die.get("value").integer(1, 6));
}
/**
* Reads dice on spaces and bridges; returns how many have been taken from the bridges. Dice named nowhere lie
* at the well, where their values never matter (C3.6).
*/
function readDice(json, state) {
	const perColour = DICE_PER_COLOUR[state.seats];
	const placed = COLOURS$2.map(() => 0);
	const count = (die, colour) => {
		if (++placed[colour] > perColour) die.fail(`there are only ${perColour} ${COLOURS$2[colour]} dice`);
	};
	const stack = state.seats > 2 ? 2 : 1;
	const onSpace = (dice, space) => {
		if (!dice.given) return;
		dice.list(0, stack).forEach((item, layer) => {
			const die = readDie(item);
			count(item, die >> 3);
			state.setSpaceDie(space, layer, die);
		});
	};
	const rooms = json.get("rooms").section(...ROOMS);
	ROOMS.forEach((name, room) => {
		onSpace(rooms.get(name).get("dice"), room);
	});
	const outside = json.get("outside").section(...OUTSIDES);
	OUTSIDES.forEach((name, i) => {
		onSpace(outside.get(name), ROOMS.length + i);
	});
	if (json.get("wellDice").given) json.get("wellDice").list(0, 3 * state.seats).forEach((item) => {
		const die = readDie(item);
		count(item, die >> 3);
		state.addWellDie(die);
	});
	for (const seat of upTo$2(state.seats)) ROWS$1.forEach((name, row) => {
		if (state.rowDie(seat, row) > 0) count(new Json(0, `seats[${seat}].dice.${name}`, json.code), row);
	});
	const bridges = json.get("bridges").section(...COLOURS$2);
	let onBridges = 0;
	const unnamed = [];
	COLOURS$2.forEach((name, bridge) => {
		const most = perColour - placed[bridge];
		const standing = readBridge(bridges.get(name), state, bridge, most);
		onBridges += standing;
		unnamed.push(...Array(most - standing).fill(dieOf(bridge, 1)));
	});
	const taken = perColour * COLOURS$2.length - onBridges;
	if (taken < 3 * state.seats) for (const die of unnamed) state.addWellDie(die);
	return taken;
}
function readBridge(json, state, bridge, most) {
	const die = (field) => field.value === null ? 0 : field.integer(1, 6, 0);
	let left;
	let centre;
	let right;
	if (json.given) {
		json.object("left", "centre", "right");
		left = die(json.get("left"));
		right = die(json.get("right"));
		centre = json.get("centre").given ? json.get("centre").list(0, 3).map((item) => item.integer(1, 6)) : [];
	} else {
		left = most > 0 ? 1 : 0;
		right = most > 1 ? most : 0;
		centre = upTo$2(most).slice(1, -1).map((i) => i + 1);
	}
	if (centre.length > 0 && (left === 0 || right === 0)) json.fail("dice between the ends move up to an empty end (C3.2)");
	const values = [
		left,
		...centre,
		right
	].filter((value) => value > 0);
	if (values.some((value, i) => i > 0 && value < values[i - 1])) json.fail("dice stand in ascending order from the left (C1.8)");
	if (values.length > most) json.fail(`${values.length} dice stand here, but only ${most} of this colour are left`);
	[
		left,
		...upTo$2(3).map((i) => centre[i] ?? 0),
		right
	].forEach((value, place) => {
		state.setBridgeDie(bridge, place, value);
	});
	return values.length;
}
// ../engine/dist/castle/read-position.js
const FIELDS$1 = [...[
	"game",
	"players",
	"level",
	"promo",
	"round",
	"order",
	"toMove",
	"pairs",
	"bridges",
	"rooms",
	"daimyo"
], ...[
	"well",
	"wellDice",
	"outside",
	"gardens",
	"yards",
	"discarded",
	"rivalDeck",
	"seats",
	"timeOrder",
	"inTurn"
]];
const SEAT_FIELDS$1 = [...[
	"food",
	"iron",
	"pearl",
	"coin",
	"seal",
	"vp",
	"time",
	"card",
	"lantern",
	"courtiers",
	"gardeners"
], ...["warriors", "dice"]];
const FLOORS = [
	"gate",
	"floor1",
	"floor2",
	"daimyo"
];
const MOST$1 = 9999;
/** Reads a position from untrusted JSON; throws `RulesError` naming the field that is wrong. */
function fromPosition$1(value, edition) {
	const json = new Json(value, "", "bad-position").object(...FIELDS$1);
	json.get("game").oneOf(["castle"]);
	if (json.get("inTurn").given) json.get("inTurn").fail("a position stands between turns; reach the inside of one by moves");
	const state = CastleState.empty(edition);
	const players = json.get("players").integer(1, 4);
	state.seats = players === 1 ? 2 : players;
	if (players === 1) state.level = json.get("level").oneOf(LEVELS) + 1;
	else if (json.get("level").given) json.get("level").fail("only a game of one player has a level");
	state.promo = json.get("promo").flag(false);
	state.round = json.get("round").integer(1, 3, 1);
	readOrder(json.get("order"), state);
	readTiles$1(json, state);
	readGardens(json.get("gardens").section(...COLOURS$2), state);
	readYards(json.get("yards").section(...YARDS$1), state);
	const seats = json.get("seats").given ? json.get("seats").list(state.seats, state.seats) : [];
	for (const seat of upTo$2(state.seats)) readSeat$1(seats[seat] ?? new Json({}, `seats[${seat}]`, json.code), state, seat);
	readFavours(json.get("daimyo").section("card", "favours"), state);
	readTimeOrder(json.get("timeOrder"), state);
	readCards(json, seats, state);
	readRivalDeck(json.get("rivalDeck"), state);
	if (json.get("pairs").given) startDraft$1(json, state);
	else startTurns(json, state, seats);
	return state;
}
function permutation(json, count) {
	const seats = json.list(count, count).map((item) => item.integer(0, count - 1));
	if (new Set(seats).size !== count) json.fail("must name every seat once");
	return seats;
}
function readOrder(json, state) {
	(json.given ? permutation(json, state.seats) : upTo$2(state.seats)).forEach((seat, place) => {
		state.setOrder(place, seat);
	});
}
/** Tiles for a room left out: the standard ones, or others where the rooms given leave too few of a colour. */
function tilesLeft(standard, left) {
	if (!standard.some((colour) => standard.filter((c) => c === colour).length > left[colour])) return standard;
	const most = upTo$2(COLOURS$2.length).filter((colour) => left[colour] > 0).sort((a, b) => left[b] - left[a]);
	return standard.map((_, place) => most[place % most.length]);
}
function readTiles$1(json, state) {
	const standard = firstGameTiles();
	const rooms = json.get("rooms").section(...ROOMS);
	const left = COLOURS$2.map(() => TILES_PER_COLOUR);
	const field = (room) => rooms.get(ROOMS[room]).section("card", "tiles", "dice").get("tiles");
	for (const room of givenFirst(upTo$2(ROOMS.length), field)) {
		const tiles = field(room);
		const colours = tiles.given ? tiles.list(ROOM_TILES[room], ROOM_TILES[room]).map((tile) => tile.oneOf(COLOURS$2)) : tilesLeft(standard.rooms[room], left);
		if (new Set(colours).size === 1) tiles.fail("a room is never all one colour (C1.7)");
		colours.forEach((colour, place) => {
			if (left[colour]-- === 0) tiles.fail(`there are only ${TILES_PER_COLOUR} ${COLOURS$2[colour]} Die tiles`);
			state.setRoomTile(room, place, colour);
		});
	}
	const rewards = state.edition.components.tileRewards;
	const well = json.get("well");
	(well.given ? well.list(2, 2).map((tile) => tile.oneOf(rewards)) : standard.well).forEach((reward, place) => {
		state.setWellTile(place, reward);
	});
}
/** Cards or tiles of one kind: each may lie on the table once, promo ones only when in play. */
var Once = class {
	used = /* @__PURE__ */ new Set();
	ids;
	printed;
	constructor(ids, printed) {
		this.ids = ids;
		this.printed = printed;
	}
	take(json, state, fits = () => true) {
		const inPlay = (index) => index < this.printed || state.promo;
		if (!json.given) {
			const free = this.ids.findIndex((_, i) => !this.used.has(i) && inPlay(i) && fits(i));
			this.used.add(free);
			return free;
		}
		const index = json.oneOf(this.ids);
		if (!inPlay(index)) json.fail(`${this.ids[index]} is only in play with the promo set`);
		if (!fits(index)) json.fail(`${this.ids[index]} does not belong here`);
		if (this.used.has(index)) json.fail(`${this.ids[index]} is on the table twice`);
		this.used.add(index);
		return index;
	}
};
/** Reads given places before default ones, so that a default never takes a card named later. */
function givenFirst(places, field) {
	return [...places].sort((a, b) => Number(field(b).given) - Number(field(a).given));
}
function readGardens(json, state) {
	const cards = new Once(GARDEN_CARDS, state.edition.components.gardens.length);
	const place = (garden) => json.get(COLOURS$2[garden >> 1]).section(...GARDENS).get(GARDENS[garden & 1]).section("card", "clans");
	for (const garden of givenFirst(upTo$2(6), (g) => place(g).get("card"))) {
		const isPlant = 1 - (garden & 1);
		state.setGardenCard(garden, cards.take(place(garden).get("card"), state, (card) => state.edition.gardenIsPlant[card] === isPlant));
		const clans = place(garden).get("clans");
		if (!clans.given) continue;
		for (const clan of clans.list(0, state.seats)) {
			const bit = 1 << clan.integer(0, state.seats - 1);
			if (state.gardenClans(garden) & bit) clan.fail("names a seat twice");
			state.setGardenClans(garden, state.gardenClans(garden) | bit);
		}
	}
}
function readYards(json, state) {
	const tiles = new Once(YARD_TILES, state.edition.components.yardTiles.length);
	const yardOf = (place) => YARD_PLACES.findIndex((places) => places.includes(place));
	const field = (place) => {
		const yard = yardOf(place);
		const list = json.get(YARDS$1[yard]).section("tiles", "warriors").get("tiles");
		const count = YARD_PLACES[yard].length;
		return list.given ? list.list(count, count)[YARD_PLACES[yard].indexOf(place)] : list;
	};
	for (const place of givenFirst(upTo$2(4), field)) state.setYardTile(place, tiles.take(field(place), state));
	YARDS$1.forEach((name, yard) => {
		const warriors = json.get(name).section("tiles", "warriors").get("warriors");
		if (!warriors.given) return;
		warriors.list(state.seats, state.seats).forEach((count, seat) => {
			state.setYardWarriors(yard, seat, count.integer(0, 5));
		});
	});
}
function readSeat$1(json, state, seat) {
	json.object(...SEAT_FIELDS$1);
	RESOURCES$1.forEach((name, resource) => {
		state.setHolding(seat, resource, json.get(name).integer(0, 7, 0));
	});
	state.setSeals(seat, json.get("seal").integer(0, 5, 0));
	state.setCoins(seat, json.get("coin").integer(0, MOST$1, 0));
	state.setVp(seat, json.get("vp").integer(0, MOST$1, 0));
	state.setTime(seat, json.get("time").integer(0, 20, 0));
	const courtiers = json.get("courtiers").section("domain", ...FLOORS);
	let out = 0;
	FLOORS.forEach((name, floor) => {
		const count = courtiers.get(name).integer(0, 5, 0);
		state.setCourt(seat, floor, count);
		out += count;
	});
	setHome(courtiers.get("domain"), state, seat, 0, out, "courtiers");
	const gardens = upTo$2(6).filter((garden) => state.gardenClans(garden) >> seat & 1).length;
	setHome(json.get("gardeners"), state, seat, 1, gardens, "gardeners");
	const warriors = upTo$2(3).reduce((sum, yard) => sum + state.yardWarriors(yard, seat), 0);
	setHome(json.get("warriors"), state, seat, 2, warriors, "warriors");
	const dice = json.get("dice").section(...ROWS$1);
	ROWS$1.forEach((name, row) => {
		const die = dice.get(name);
		state.setRowDie(seat, row, die.value === null ? 0 : die.integer(1, 6, 0));
	});
}
function setHome(json, state, seat, member, out, name) {
	if (out > 5) json.fail(`a clan has 5 ${name}, but ${out} are out`);
	const home = json.integer(0, 5, 5 - out);
	if (home + out !== 5) json.fail(`a clan has 5 ${name}: with ${out} out ${5 - out} are left, not ${home}`);
	state.setHome(seat, member, home);
}
function readFavours(json, state) {
	state.daimyo = new Once(DAIMYO_CARDS, state.edition.components.daimyo.length).take(json.get("card"), state);
	if (!json.get("favours").given) return;
	json.get("favours").list(3, 3).forEach((favour, slot) => {
		if (favour.value === null) return;
		const seat = favour.integer(0, state.seats - 1);
		state.setFavour(slot, seat);
		if (upTo$2(slot + 1).filter((s) => state.favour(s) === seat).length > state.court(seat, 3)) favour.fail(`seat ${seat} has only ${state.court(seat, 3)} courtiers at the Daimyo`);
	});
}
function readTimeOrder(json, state) {
	const byTurn = upTo$2(state.seats).map((place) => state.order(place));
	const order = json.given ? permutation(json, state.seats) : byTurn.sort((a, b) => state.time(b) - state.time(a));
	order.forEach((seat, place) => {
		if (place > 0 && state.time(seat) > state.time(order[place - 1])) json.fail(`seat ${seat} is further on the Passage of Time than seat ${order[place - 1]} before it`);
		state.setTimeOrder(place, seat);
	});
}
function readRivalDeck(json, state) {
	const { ids } = state.edition.rival;
	if (state.level === 0) {
		if (json.given) json.fail("only a game of one player has a rival");
		return;
	}
	const cards = json.given ? json.list(ids.length, ids.length).map((item) => item.value === null ? 0 : item.oneOf(ids) + 1) : ids.map((_, place) => place === 0 ? 1 : 0);
	if (cards[0] === 0) json.fail("the card on top is known: its bridge face lies open (C13.4)");
	cards.forEach((card, place) => {
		if (card > 0 && cards.indexOf(card) < place) json.fail(`${ids[card - 1]} is in the deck twice`);
		if (place > 1 && card === 0 && cards[place - 1] > 0) json.fail("cards not known lie right below the top (C13.6)");
		state.setRivalDeck(place, card);
	});
}
function startDraft$1(json, state) {
	const pairs = json.get("pairs");
	if (state.level > 0) pairs.fail("the solo game has no draft (C13.1)");
	const picked = upTo$2(state.seats).filter((seat) => state.domainCard(seat) >= 0).length;
	const left = upTo$2(state.seats + 1).filter((pair) => state.pairAction(pair) >= 0).length;
	if (picked === state.seats) pairs.fail("every clan has its card, so the draft is over");
	if (left !== state.seats + 1 - picked) pairs.fail(`${picked} are taken, so ${state.seats + 1 - picked} are left, not ${left}`);
	const toMove = state.order(state.seats - 1 - picked);
	upTo$2(state.seats).forEach((place) => {
		if (state.domainCard(state.order(place)) >= 0 !== place >= state.seats - picked) pairs.fail("picks go in reverse turn order (C1.14)");
	});
	if (readDice(json, state) > 0) json.get("bridges").fail("during the draft all dice stand on their bridges");
	state.phase = 0;
	state.turn = picked;
	state.active = toMove;
	state.push(1);
	checkToMove(json.get("toMove"), toMove, `${picked} pairs are taken`);
}
function startTurns(json, state, seats) {
	upTo$2(state.seats).forEach((seat) => {
		if (state.domainCard(seat) < 0 && !(state.level > 0 && seat === 1)) (seats[seat] ?? json.get("seats")).get("card").fail("a clan has a card on its domain after the draft");
	});
	const taken = readDice(json, state);
	if (taken === 3 * state.seats && state.round === 3 && json.get("toMove").value === -1) {
		state.turn = taken;
		state.setOver();
		return;
	}
	if (taken >= 3 * state.seats) json.get("bridges").fail("with three dice left the round is over; a position has more");
	state.phase = 1;
	state.turn = taken;
	state.active = state.order(taken % state.seats);
	if (isRival(state, state.active)) json.get("bridges").fail("a position stands before a turn of the player, not of the rival");
	state.push(2);
	checkToMove(json.get("toMove"), state.active, `${taken} dice are taken`);
}
function checkToMove(json, seat, because) {
	if (json.given && json.value !== seat) json.fail(`${because}, so seat ${seat} is to move, not ${String(json.value)}`);
}
// ../engine/dist/core/reason.js
/** Too little of something. */
const shortOf = (reason, needed, held) => ({
	reason,
	short: needed - held
});
// ../engine/dist/castle/why.js
/** Kinds of moves a frame is about; a move of another kind is simply not asked. */
const ASKED$1 = {
	[1]: ["draft"],
	[2]: ["takeDie"],
	[3]: ["placeDie"],
	[5]: ["chooseBlock"],
	[6]: ["chooseBlock"],
	[12]: ["chooseBlock"],
	[15]: ["chooseBlock"],
	[7]: ["chooseWorker"],
	[8]: ["gate", "climb"],
	[9]: ["garden"],
	[10]: ["train"],
	[11]: ["yardTile"],
	[13]: ["pay"],
	[14]: ["activateGarden"],
	[16]: ["light"],
	[19]: ["gainAny"],
	[24]: ["favour"]
};
/** Why a move cannot be chosen now; nothing when it can. */
function whyNot$1(state, move) {
	if (state.depth === 0) return { reason: "over" };
	const legal = [];
	const count = listMoves$1(state, legal);
	if (legal.slice(0, count).includes(move)) return void 0;
	const info = MOVES$1.info(move);
	if (info.kind === "exchange") return whyNoExchange$1(state, info);
	if (info.kind === "endTurn") return { reason: "mustDecide" };
	if (!ASKED$1[state.top]?.includes(info.kind)) return { reason: "notNow" };
	switch (info.kind) {
		case "takeDie": return { reason: "empty" };
		case "placeDie": return whyNoPlace$1(state, info);
		case "gate":
		case "climb": return whyNoCourtier(state, info);
		case "garden": return whyNoGarden(state, move - MOVES$1.base("garden"));
		case "train": return shortOf("iron", YARD_IRON[YARDS$1.indexOf(info.yard)], state.iron(state.active));
		case "chooseBlock": return whyNoBlock(state, info);
		case "pay": return whyNoEffect(state, state.topA);
		case "activateGarden": return whyNoActivation(state, move - MOVES$1.base("activateGarden"));
		case "gainAny": return { reason: "full" };
		case "favour":
		case "draft": return { reason: "occupied" };
		default: return { reason: info.kind === "chooseWorker" ? "pointless" : "notHere" };
	}
}
function whyNoExchange$1(state, { get }) {
	const seat = state.active;
	if (get !== "coin" && state.holding(seat, RESOURCES$1.indexOf(get)) === 7) return { reason: "full" };
	return shortOf("seals", get === "coin" ? 1 : 2, state.seals(seat));
}
function whyNoPlace$1(state, { space: name }) {
	const space = SPACES.indexOf(name);
	const colour = dieColour(state.topA);
	const covered = coveredValue(state, space, colour);
	if (covered > 0) return shortOf("coins", covered - dieValue(state.topA), state.coins(state.active));
	if (space >= 8) return { reason: space - 8 === colour ? "occupied" : "colour" };
	return { reason: SPACE_VALUE[space] < 5 && !state.roomHasColour(space, colour) ? "colour" : "occupied" };
}
function whyNoCourtier(state, info) {
	const seat = state.active;
	const isGate = info.kind === "gate";
	if (state.topA & (isGate ? 1 : 2)) return { reason: "used" };
	if (isGate) {
		if (state.home(seat, 0) === 0) return { reason: "noMember" };
		return shortOf("coins", 2, state.coins(seat));
	}
	const floor = [
		"gate",
		"floor1",
		"floor2"
	].indexOf(info.from);
	if (state.court(seat, floor) === 0) return { reason: "noMember" };
	return shortOf("pearl", CLIMB_PEARL$1[info.floors], state.pearl(seat));
}
function whyNoGarden(state, garden) {
	const seat = state.active;
	if (state.gardenClans(garden) >> seat & 1) return { reason: "alreadyThere" };
	return shortOf("food", state.edition.gardenFood[state.gardenCard(garden)], state.food(seat));
}
/** What an effect's price is short of, or that it would lead to nothing. */
function whyNoEffect(state, effect) {
	if (effect === 255) return { reason: "notHere" };
	const seat = state.active;
	const { payCoins, paySeals } = state.edition.effects[effect];
	if (payCoins > state.coins(seat)) return shortOf("coins", payCoins, state.coins(seat));
	if (paySeals > state.seals(seat)) return shortOf("seals", paySeals, state.seals(seat));
	return { reason: "pointless" };
}
/** A block in reach lacks its price or leads to nothing; one out of reach lies beside no tile of the colour. */
function whyNoBlock(state, { room, row }) {
	const { top } = state;
	if (top === 6) {
		if (room || row !== ROWS$1[state.topA]) return { reason: "notHere" };
		return whyNoEffect(state, state.edition.domainBlock[state.domainCard(state.active) * 3 + state.topA]);
	}
	if (!room || top === 15) return { reason: "notHere" };
	const number = ROOMS.indexOf(room);
	const place = BLOCKS.indexOf(row) % 3;
	if (!(top === 5 ? number === state.topA && (state.topC >> place & 1) === 1 : state.topA === 3 || state.roomTile(number, place) === state.topA)) return { reason: top === 12 ? "colour" : "notHere" };
	const card = top === 5 ? state.topB - 1 : state.roomCard(number);
	return whyNoEffect(state, state.edition.roomBlock[card * 3 + place]);
}
function whyNoActivation(state, garden) {
	if ((state.topA >> garden & 1) === 0) return { reason: "notHere" };
	return whyNoEffect(state, state.edition.gardenEffect[state.gardenCard(garden)]);
}
// ../engine/dist/castle/rules.js
/** The White Castle behind the contract every game keeps. */
const castleRules = {
	game: "castle",
	moves: MOVES$1,
	layout: LAYOUT$1,
	edition: PRINTED_EDITION,
	readOptions: (options) => ({ ...readOptions$2(options) }),
	readEdition: readEdition$1,
	create: (options, edition, rng) => setUp$1(options, edition, rng),
	wrap: (bytes, edition) => new CastleState(bytes, edition),
	listMoves: listMoves$1,
	whyNot: whyNot$1,
	apply: apply$2,
	applyTelling: (state, move, rng) => listen(() => apply$2(state, move, rng)),
	scoreSheet: scoreSheet$1,
	betweenTurns: betweenTurns$1,
	toPosition: toPosition$2,
	fromPosition: fromPosition$1,
	turnKey: (state) => `${state.phase}.${state.round}.${state.turn}.${state.toMove}`,
	shown: (state) => state.shown,
	faults: faults$1
};
// ../engine/dist/duel/board.js
/** What is printed on the boards of the Duel and on its rules: the same in every edition. */
const COLOURS$1 = [
	"coral",
	"black",
	"white"
];
const RESOURCES = [
	"food",
	"iron",
	"pearl"
];
const LOCATIONS = [
	"loc1",
	"loc2",
	"loc3",
	"loc4",
	"loc5",
	"loc6"
];
const DECKS = [
	"deck1",
	"deck2",
	"deck3"
];
const ACTIVATION_SPACES = [
	"act1",
	"act2",
	"act3",
	"act4",
	"act5",
	"act6"
];
/** What may lie beside a location: an Activation tile or an Influence deck. */
const SOURCES = [...ACTIVATION_SPACES, ...DECKS];
const ACTIVATIONS = [
	"garden",
	"training",
	"courtier",
	"trade",
	"lantern",
	"improve"
];
const COLUMNS = [
	"stone1",
	"stone2",
	"stone3",
	"plant1",
	"plant2",
	"plant3"
];
const YARDS = ["basic", "elite"];
const PATHS = ["left", "right"];
const BENEFITS = [
	"any",
	"seal",
	"coin",
	"change",
	"vp"
];
const TRADES = [
	"card",
	"common",
	"luxury"
];
const REWARDS = ["first", "second"];
const MONEY_KINDS = ["coin", "seal"];
const ROUNDS = ["outgoing", "return"];
/** Flags, katanas, kabutos, blue cranes and white cranes, by the letters editions use. */
const ICONS = "FKHBW";
const FIRST_DECK_SOURCE = ACTIVATION_SPACES.length;
const TOKENS$1 = 2 * COLOURS$1.length * 2;
const STACKS = ["common", "luxury"];
/** The resource printed on each Lantern of the domain, by colour. */
const PRINTED_LANTERN = [
	0,
	1,
	2
];
/** Food for each garden column (D5.1) and the seals a column holds. */
const COLUMN_COST = [
	2,
	2,
	2,
	5,
	5,
	5
];
/** Iron for each yard (D5.2). */
const YARD_COST = [2, 5];
/** Pearl for moving 1 or 2 spaces up (D5.3). */
const CLIMB_COST = [
	0,
	2,
	5
];
/** Resources for each trade (D5.5). */
const TRADE_COST = [
	1,
	2,
	5
];
/** What one seal in each yard adds to a katana and to a kabuto (D7.3). */
const KATANA_WORTH = [1, 0];
const KABUTO_WORTH = [1, 2];
// ../engine/dist/duel/components.js
function influence(id, cost, scroll, icons) {
	return {
		id,
		cost,
		scroll,
		icons
	};
}
/** The built-in edition. */
const BUILT_IN = {
	influence: {
		weapon: [
			influence("w01", "1c", "iron 2", "K"),
			influence("w02", "2c", "training-1", "K"),
			influence("w03", "2s", "iron 2", "KK"),
			influence("w04", "3c", "lantern_card", "KK"),
			influence("w05", "3c", "iron 1, vp 1", "KK"),
			influence("w06", "3a", "training-1", "KK"),
			influence("w07", "2s", "well 1", "H"),
			influence("w08", "3c", "any 1", "H"),
			influence("w09", "3a", "training-1", "H"),
			influence("w10", "4a", "vp 2", "KH"),
			influence("w11", "3c 1s", "improve 1", "KH"),
			influence("w12", "5a", "lantern:black", "HH")
		],
		flag: [
			influence("f01", "1c", "pearl 2", "F"),
			influence("f02", "1s", "money 3", "F"),
			influence("f03", "1a", "pay 1c > courtier-1", "F"),
			influence("f04", "3c", "pearl 2", "FF"),
			influence("f05", "3a", "lantern_card", "FF"),
			influence("f06", "3c", "well 1", "FF"),
			influence("f07", "2s", "vp 1", "FF"),
			influence("f08", "3a", "courtier-1", "FF"),
			influence("f09", "3c", "lantern:white", "FF"),
			influence("f10", "4a", "any 2", "FFF"),
			influence("f11", "4c", "vp 1", "FFF"),
			influence("f12", "3c 1s", "improve 1", "FFF")
		],
		origami: [
			influence("o01", "1c", "food 2", "B"),
			influence("o02", "1s", "any 1, coin 1", "W"),
			influence("o03", "2s", "vp 2, lantern_card", "W"),
			influence("o04", "3c", "food 2", "BB"),
			influence("o05", "4a", "garden-1", "BB"),
			influence("o06", "3c", "lantern:coral", "BB"),
			influence("o07", "3a", "trade-1", "WW"),
			influence("o08", "3c", "seal 2", "WW"),
			influence("o09", "2s", "well 1", "WW"),
			influence("o10", "3c", "any 1", "BW"),
			influence("o11", "3a", "lantern_card_activate", "BW"),
			influence("o12", "5a", "vp 1", "BBW")
		]
	},
	lantern: {
		coral: [
			"coin 2",
			"vp 1",
			"iron 1",
			"pearl 1",
			"seal 1"
		],
		black: [
			"coin 2",
			"vp 1",
			"food 1",
			"pearl 1",
			"seal 1"
		],
		white: [
			"coin 2",
			"vp 1",
			"food 1",
			"iron 1",
			"seal 1"
		]
	},
	starting: [
		{
			id: "b1",
			gain: "iron 2, pearl 1, coin 4, seal 1",
			colour: "coral",
			reward: "coin 1"
		},
		{
			id: "b2",
			gain: "food 3, coin 2, seal 2",
			colour: "coral",
			reward: "seal 1"
		},
		{
			id: "b3",
			gain: "food 2, pearl 2, coin 2",
			colour: "black",
			reward: "food 1"
		},
		{
			id: "b4",
			gain: "iron 3, coin 3, seal 2",
			colour: "black",
			reward: "coin 1"
		},
		{
			id: "b5",
			gain: "food 2, iron 2, coin 2, seal 1",
			colour: "white",
			reward: "iron 1"
		},
		{
			id: "b6",
			gain: "any 2, coin 3, seal 2",
			colour: "white",
			reward: "coin 1"
		}
	],
	location: [
		"coral",
		"coral",
		"black",
		"black",
		"white",
		"white"
	],
	floors: [
		[
			"deck1",
			"loc1",
			"act1",
			"loc2",
			"act2"
		],
		[
			"act3",
			"loc3",
			"deck2",
			"loc4",
			"act4"
		],
		[
			"act5",
			"loc5",
			"act6",
			"loc6",
			"deck3"
		]
	],
	gardens: {
		stoneIcons: [
			"F",
			"K",
			"W"
		],
		plantIcons: [
			"H",
			"FF",
			"BW"
		],
		tiles: [
			{
				id: "g1",
				stone: "coin 2",
				plant: "vp 3"
			},
			{
				id: "g2",
				stone: "vp 1",
				plant: "lantern_card_activate"
			},
			{
				id: "g3",
				stone: "lantern_card",
				plant: "any 3"
			},
			{
				id: "g4",
				stone: "improve 1",
				plant: "improve 2, coin 1"
			},
			{
				id: "g5",
				stone: "well 1",
				plant: "well 3"
			},
			{
				id: "g6",
				stone: "pearl 2",
				plant: "pearl 3, vp 1"
			},
			{
				id: "g7",
				stone: "iron 2",
				plant: "lantern_card, vp 2"
			},
			{
				id: "g8",
				stone: "trade-1",
				plant: "free_card"
			}
		]
	},
	yards: {
		basic: [
			{
				id: "n1",
				choose: "lantern_card / vp 2"
			},
			{
				id: "n2",
				choose: "seal 2 / any 1"
			},
			{
				id: "n3",
				choose: "lantern:any / well 2"
			},
			{
				id: "n4",
				choose: "improve 1 / coin 3"
			}
		],
		elite: [
			{
				id: "e1",
				choose: "vp 4 / lantern_card_activate"
			},
			{
				id: "e2",
				choose: "free_card / vp 3"
			},
			{
				id: "e3",
				choose: "improve 2 / any 3"
			},
			{
				id: "e4",
				choose: "lantern:any, vp 2 / buy_card, coin 2"
			}
		],
		spaces: {
			basic: 6,
			elite: 4
		}
	},
	climb: {
		tiles: [
			{
				id: "c1",
				light: "lantern_card",
				dark: "buy_card"
			},
			{
				id: "c2",
				light: "coin 2",
				dark: "lantern:any"
			},
			{
				id: "c3",
				light: "seal 2",
				dark: "improve 1, coin 1"
			},
			{
				id: "c4",
				light: "well 1",
				dark: "well 2"
			},
			{
				id: "c5",
				light: "vp 1, change",
				dark: "vp 2, seal 1"
			},
			{
				id: "c6",
				light: "any 1",
				dark: "any 2"
			}
		],
		top: {
			left: "buy_card",
			right: "improve 2"
		}
	},
	merchandise: {
		common: [
			{
				id: "m1",
				icons: "W"
			},
			{
				id: "m2",
				icons: "B"
			},
			{
				id: "m3",
				icons: "F"
			}
		],
		luxury: [
			{
				id: "x1",
				icons: "BW"
			},
			{
				id: "x2",
				icons: "KH"
			},
			{
				id: "x3",
				icons: "FFF"
			}
		]
	}
};
// ../engine/dist/duel/cost.js
/** Reads a price such as `3c 1s` (c coins, s seals, a any mix), or says what is wrong with it. */
function readCost(text) {
	const cost = {
		c: 0,
		s: 0,
		a: 0
	};
	for (const word of text.split(" ")) {
		const match = /^([0-9]{1,2})([csa])$/.exec(word);
		if (!match) return `the price "${text}" must be numbers followed by c, s or a, such as "3c 1s"`;
		const letter = match[2];
		const count = Number(match[1]);
		if (count === 0 || cost[letter] > 0) return `the price "${text}" must name each of c, s and a once, from 1 up`;
		cost[letter] = count;
	}
	if (cost.c + cost.s + cost.a > 10) return `the price "${text}" is above 10 in all`;
	return {
		coins: cost.c,
		seals: cost.s,
		mix: cost.a
	};
}
// ../engine/dist/duel/words.js
/** The vocabulary of effects; the number of a word is its place here. */
const WORDS = [
	"food",
	"iron",
	"pearl",
	"coin",
	"seal",
	"vp",
	"change",
	"any",
	"money",
	"lantern_card",
	"lantern_card_activate",
	"lantern:coral",
	"lantern:black",
	"lantern:white",
	"lantern:any",
	"improve",
	"well",
	"buy_card",
	"free_card",
	"garden-1",
	"training-1",
	"courtier-1",
	"trade-1"
];
// ../engine/dist/duel/effect.js
const MAX_PARTS = 4;
const MAX_COUNT = 20;
const COUNTED_DEEDS = [15, 16];
const MOST = {
	[8]: 10,
	[6]: 2,
	[15]: 9,
	[16]: 9
};
/** Whether an option can lead to another card or another action, and so to a chain. */
function isChain(option) {
	return option.deeds.some((deed) => deed === 17 || deed === 18 || deed >= 19);
}
/** Flipping and taking a Lantern card neither use what is gained nor change what can be gained. */
function minds(deed) {
	return deed !== 15 && deed !== 9;
}
function depend(a, b) {
	const lanternOrWell = (deed) => deed >= 9 && deed <= 16 && deed !== 15;
	if (a === 15) return !lanternOrWell(b);
	if (b === 15) return !lanternOrWell(a);
	return !(a === 9 && b === 16 || a === 16 && b === 9);
}
function isOrdered(gains, deeds) {
	const { vp, ...other } = gains;
	if (Object.values(other).some((count) => count > 0) && deeds.some(minds)) return true;
	return deeds.some((a, i) => deeds.some((b, j) => i < j && depend(a, b)));
}
function readOption(parts, text) {
	const counts = /* @__PURE__ */ new Map();
	if (parts.length > MAX_PARTS) return `"${text}" has more than ${MAX_PARTS} parts`;
	for (const { word: name, count } of parts) {
		const word = WORDS.indexOf(name);
		if (word < 0) return `"${name}" is no effect; known are ${WORDS.join(", ")}`;
		const most = word <= 8 || COUNTED_DEEDS.includes(word) ? MOST[word] ?? MAX_COUNT : 1;
		if (count < 1 || count > most) return `"${name} ${count}" must count from 1 to ${most}`;
		if (counts.has(word)) return `"${name}" stands twice in "${text}"`;
		counts.set(word, count);
	}
	const words = [...counts.keys()];
	const deeds = words.filter((word) => word > 8);
	const gains = Object.fromEntries(WORDS.slice(0, 9).map((name, word) => [name, counts.get(word) ?? 0]));
	return {
		text,
		gives: deeds.length < words.length,
		gains,
		gainWord: words.find((word) => word <= 8) ?? -1,
		deeds,
		counts: deeds.map((deed) => counts.get(deed)),
		ordered: isOrdered(gains, deeds)
	};
}
/** Reads an effect's text, or says what is wrong with it. */
function readEffect(text) {
	const split = splitEffect(text);
	if (typeof split === "string") return split;
	const price = split.pay ? readCost(split.pay) : {
		coins: 0,
		seals: 0,
		mix: 0
	};
	if (typeof price === "string") return price;
	if (split.options.length > REWARDS.length) return `"${text}" offers more than ${REWARDS.length} choices`;
	const options = [];
	for (const parts of split.options) {
		const option = readOption(parts, text);
		if (typeof option === "string") return option;
		options.push(option);
	}
	return {
		text,
		priced: split.pay !== "",
		price,
		options
	};
}
/** Reads an effect that must consist of plain gains, or says what is wrong with it. */
function readGains(text) {
	const effect = readEffect(text);
	if (typeof effect === "string") return effect;
	if (effect.priced || effect.options.length > 1 || effect.options[0].deeds.length > 0) return `"${text}" must be gains only: ${WORDS.slice(0, 9).join(", ")}`;
	return effect.options[0].gains;
}
// ../engine/dist/duel/ids.js
/**
* Numbers of cards and tiles. Every edition has the same ids, so a card is its place in these lists, in the
* state's bytes and in moves alike.
*/
const ids = (items) => items.map((item) => item.id);
const INFLUENCE_CARDS = [
	...ids(BUILT_IN.influence.weapon),
	...ids(BUILT_IN.influence.flag),
	...ids(BUILT_IN.influence.origami)
];
const LANTERN_CARDS = COLOURS$1.flatMap((colour) => BUILT_IN.lantern[colour].map((_, i) => `${colour}${i + 1}`));
const STARTING_CARDS = ids(BUILT_IN.starting);
/** Everything that may lie in a Lantern Area: the Lantern cards, then the starting cards turned over. */
const AREA_CARDS = [...LANTERN_CARDS, ...STARTING_CARDS];
const FIRST_STARTING_CARD = LANTERN_CARDS.length;
const GARDEN_TILES = ids(BUILT_IN.gardens.tiles);
const BASIC_TILES = ids(BUILT_IN.yards.basic);
const ELITE_TILES = ids(BUILT_IN.yards.elite);
const CLIMB_TILES = ids(BUILT_IN.climb.tiles);
/** Common goods, then Luxury goods. */
const GOODS = [...ids(BUILT_IN.merchandise.common), ...ids(BUILT_IN.merchandise.luxury)];
// ../engine/dist/duel/edition.js
const MAX_EFFECTS = 255;
const MAX_ICONS = 9;
/** Frames an effect may put on top at once, a Lantern's apart. */
const ABOVE_CHAIN = 4;
/** Collects effects while an edition is compiled; equal texts share a number. */
var EffectTable = class {
	effects = [];
	options = [];
	firstOption = [];
	add(text) {
		const effect = readEffect(text.text());
		if (typeof effect === "string") text.fail(effect);
		const known = this.effects.findIndex((e) => e.text === effect.text);
		if (known >= 0) return known;
		if (this.options.length + effect.options.length > MAX_EFFECTS) text.fail("the edition has too many different effects");
		this.firstOption.push(this.options.length);
		this.options.push(...effect.options);
		return this.effects.push(effect) - 1;
	}
	addAll(items) {
		return Uint8Array.from(items, ({ text, path }) => this.add(at(text, path)));
	}
};
function at(value, path) {
	return new Json(value, path, "bad-edition");
}
function compileGains(text, path) {
	const gains = readGains(text);
	if (typeof gains === "string") return at(text, path).fail(gains);
	return gains;
}
function compileCost(text, path) {
	const cost = readCost(text);
	if (typeof cost === "string") return at(text, path).fail(cost);
	return cost;
}
/** Counts of the five icons for each text, such as `BBW`. */
function compileIcons(items) {
	return Uint8Array.from(items.flatMap(({ icons, path }) => {
		if (!/^[FKHBW]+$/.test(icons) || icons.length > MAX_ICONS) at(icons, path).fail(`"${icons}" must be 1 to ${MAX_ICONS} of the letters ${[...ICONS].join(", ")}`);
		return [...ICONS].map((icon) => icons.split(icon).length - 1);
	}));
}
/** The sources beside each location, from the floors (source, location, source, location, source). */
function compileFloors(floors) {
	const leftSource = new Uint8Array(LOCATIONS.length);
	const rightSource = new Uint8Array(LOCATIONS.length);
	const seen = /* @__PURE__ */ new Set();
	floors.forEach((floor, f) => {
		floor.forEach((place, p) => {
			const path = `floors[${f}][${p}]`;
			const names = p % 2 === 0 ? SOURCES : LOCATIONS;
			if (!names.includes(place)) at(place, path).fail(`"${place}" must be one of ${names.join(", ")}`);
			if (seen.has(place)) at(place, path).fail(`"${place}" stands twice`);
			seen.add(place);
		});
		for (const p of [1, 3]) {
			const location = LOCATIONS.indexOf(floor[p]);
			leftSource[location] = SOURCES.indexOf(floor[p - 1]);
			rightSource[location] = SOURCES.indexOf(floor[p + 1]);
		}
	});
	return {
		leftSource,
		rightSource
	};
}
function compileInfluence(components, table) {
	const cards = [
		"weapon",
		"flag",
		"origami"
	].flatMap((kind) => components.influence[kind].map((card, i) => ({
		...card,
		path: `influence.${kind}[${i}]`
	})));
	return {
		cost: cards.map((card) => compileCost(card.cost, `${card.path}.cost`)),
		scroll: table.addAll(cards.map((card) => ({
			text: card.scroll,
			path: `${card.path}.scroll`
		}))),
		cardIcons: compileIcons(cards.map((card) => ({
			icons: card.icons,
			path: `${card.path}.icons`
		})))
	};
}
function compileYards(yards, table) {
	const tiles = YARDS.flatMap((yard) => yards[yard].map((tile, i) => ({
		text: tile.choose,
		path: `yards.${yard}[${i}].choose`
	})));
	const effects = table.addAll(tiles);
	tiles.forEach(({ text, path }, i) => {
		const { options, priced } = table.effects[effects[i]];
		if (options.length !== 2 || priced) at(text, path).fail(`"${text}" must offer two rewards: "A / B"`);
	});
	return effects;
}
/** Frames that activating a Lantern may put on the agenda: choices of its cards, and what is above the limit. */
function lanternFrames({ areaColour, areaGains }, colour) {
	const choices = ({ any, money }) => (any > 0 ? 1 : 0) + (money > 0 ? 1 : 0);
	const counts = areaGains.map((gains, card) => areaColour[card] === colour ? choices(gains) : 0);
	const starting = Math.max(...counts.splice(FIRST_STARTING_CARD));
	return counts.reduce((a, b) => a + b, starting) + 1;
}
/**
* Refuses an edition whose longest chain would fill the agenda. A part joined to a purchase or an action may
* wait while that goes on: once for each card, each Clan Seal and each space of a path.
*/
function checkChains(edition) {
	const joins = (effect) => edition.effects[effect].options.some((option) => option.ordered && isChain(option));
	const scrolls = edition.scroll.filter(joins).length;
	const seals = [...edition.gardenEffect, ...edition.yardEffect].some(joins) ? 8 : 0;
	const spaces = [...edition.climbEffect, ...edition.topEffect].some(joins) ? 3 : 0;
	const above = Math.max(ABOVE_CHAIN, ...COLOURS$1.map((_, colour) => lanternFrames(edition, colour)));
	const most = 29 - seals - spaces - above;
	if (scrolls > most) at(void 0, "influence").fail(`at most ${most} scrolls may join a purchase or an action to another part, not ${scrolls}`);
	return edition;
}
/** Compiles component values; throws `RulesError` naming the field that cannot be read. */
function compileEdition(components, name) {
	const table = new EffectTable();
	const { gardens, climb, starting, merchandise } = components;
	const areaCards = [...COLOURS$1.flatMap((colour, c) => components.lantern[colour].map((text, i) => ({
		colour: c,
		text,
		path: `lantern.${colour}[${i}]`
	}))), ...starting.map((card, i) => ({
		colour: COLOURS$1.indexOf(card.colour),
		text: card.reward,
		path: `starting[${i}].reward`
	}))];
	for (const colour of COLOURS$1) if (components.location.filter((tile) => tile === colour).length !== 2) at(void 0, "location").fail(`must name ${colour} exactly twice`);
	return checkChains({
		id: jsonFingerprint(components),
		name,
		components,
		...compileInfluence(components, table),
		areaColour: Uint8Array.from(areaCards, (card) => card.colour),
		areaGains: areaCards.map((card) => compileGains(card.text, card.path)),
		startingGains: starting.map((card, i) => compileGains(card.gain, `starting[${i}].gain`)),
		locationColours: Uint8Array.from(components.location, (colour) => COLOURS$1.indexOf(colour)),
		...compileFloors(components.floors),
		columnIcons: compileIcons([...gardens.stoneIcons.map((icons, i) => ({
			icons,
			path: `gardens.stoneIcons[${i}]`
		})), ...gardens.plantIcons.map((icons, i) => ({
			icons,
			path: `gardens.plantIcons[${i}]`
		}))]),
		gardenEffect: table.addAll(gardens.tiles.flatMap((tile, i) => [{
			text: tile.stone,
			path: `gardens.tiles[${i}].stone`
		}, {
			text: tile.plant,
			path: `gardens.tiles[${i}].plant`
		}])),
		yardEffect: compileYards(components.yards, table),
		yardSpaces: Uint8Array.from(YARDS, (yard) => components.yards.spaces[yard]),
		climbEffect: table.addAll(climb.tiles.flatMap((tile, i) => [{
			text: tile.light,
			path: `climb.tiles[${i}].light`
		}, {
			text: tile.dark,
			path: `climb.tiles[${i}].dark`
		}])),
		topEffect: table.addAll(PATHS.map((path) => ({
			text: climb.top[path],
			path: `climb.top.${path}`
		}))),
		goodsIcons: compileIcons([...merchandise.common.map(({ icons }, i) => ({
			icons,
			path: `merchandise.common[${i}].icons`
		})), ...merchandise.luxury.map(({ icons }, i) => ({
			icons,
			path: `merchandise.luxury[${i}].icons`
		}))]),
		effects: table.effects,
		options: table.options,
		firstOption: Uint8Array.from(table.firstOption)
	});
}
/** The edition used when none is named. */
const BUILT_IN_EDITION = compileEdition(BUILT_IN, "duel");
const NAMES = [
	"",
	"starting card",
	"change tile",
	"move a token",
	"end of turn",
	"two actions",
	"garden",
	"training",
	"courtier",
	"trade",
	"improve",
	"well",
	"lantern card",
	"buy a card",
	"price",
	"lantern",
	"resources of choice",
	"coins or seals",
	"give back",
	"reward",
	"parts of an effect",
	"resources to pay",
	"mix to pay",
	"card paid for",
	"goods paid for"
];
/** What a frame is, in words, for showing a position inside a turn. */
const frameName = (kind) => NAMES[kind];
// ../engine/dist/duel/state.js
/** Bytes of a state of this game, by name. */
const LAYOUT = new Layout();
reserveHeader(LAYOUT);
/** The header's first byte tells the two games apart. */
const GAME = 0;
const DUEL = 1;
const ACTIVE = LAYOUT.field("active");
const STARTING = LAYOUT.field("starting");
const TURN = LAYOUT.field("turn");
const SHOWN = LAYOUT.field("shown");
const ACTIVATION = LAYOUT.field("activation", 6);
const LOCATION_TILE = LAYOUT.field("locationTile", 6);
const STACK_HEIGHT = LAYOUT.field("stackHeight", 6);
const STACK = LAYOUT.field("stack", 18);
const DECK_TOP = LAYOUT.field("deckTop", 3);
const DECK_LEFT = LAYOUT.field("deckLeft", 3);
const CARD = LAYOUT.field("card", INFLUENCE_CARDS.length);
const AREA_CARD = LAYOUT.field("areaCard", AREA_CARDS.length);
const ROW = LAYOUT.field("lanternRow", 3);
const ROW_SIZE = LAYOUT.field("lanternRowSize");
const LANTERN_LEFT = LAYOUT.field("lanternLeft");
const YARD_TILE = LAYOUT.field("yardTile", 2);
const YARD_SEALS = LAYOUT.field("yardSeals", 4);
const GARDEN_TILE = LAYOUT.field("gardenTile", 6);
const GARDEN_SEALS = LAYOUT.field("gardenSeals", 12);
const CLIMB_TILE = LAYOUT.field("climbTile", 4);
const GOODS_AT = LAYOUT.field("goods", GOODS.length);
const GOODS_TOP = LAYOUT.field("goodsTop", 2);
/** Bytes of one seat. */
const seat = new Layout();
const HOLDING = seat.field("holding", 3);
const COIN$1 = seat.field("coin");
const SEAL$1 = seat.field("seal");
const POINTS = seat.field("vp", 2);
const CHANGE$1 = seat.field("change");
const TOKENS = seat.field("tokens", 3);
const CLAN_SEALS = seat.field("clanSeals");
const PATH = seat.field("path");
const SPACE = seat.field("space");
const PLAIN = seat.field("plainCards");
const SEAT_SIZE = seat.size;
const SEAT = LAYOUT.field("seat", 2 * SEAT_SIZE);
/** Nobody's turn: the game is over. */
const NOBODY = 255;
/** A game of the Duel. Every accessor names one field of the bytes. */
var DuelState = class DuelState extends State {
	game = "duel";
	/** An empty table: all bytes zero but the game's number. */
	static empty(edition) {
		const state = new DuelState(freshBytes(LAYOUT.size), edition);
		state.bytes[GAME] = DUEL;
		return state;
	}
	get toMove() {
		const active = this.bytes[ACTIVE];
		return active === NOBODY ? -1 : active;
	}
	get active() {
		return this.bytes[ACTIVE];
	}
	set active(who) {
		this.bytes[ACTIVE] = who;
	}
	setOver() {
		this.bytes[ACTIVE] = NOBODY;
	}
	/** The seat that holds the starting marker now. */
	get starting() {
		return this.bytes[STARTING];
	}
	set starting(who) {
		this.bytes[STARTING] = who;
	}
	/** Turns closed so far in both rounds. */
	get turn() {
		return this.bytes[TURN];
	}
	set turn(turns) {
		this.bytes[TURN] = turns;
	}
	/** Hidden things shown since the turn began. */
	get shown() {
		return this.bytes[SHOWN];
	}
	set shown(count) {
		this.bytes[SHOWN] = count;
	}
	/** The Activation tile on a space. */
	activation(space) {
		return this.bytes[ACTIVATION + space];
	}
	setActivation(space, tile) {
		this.bytes[ACTIVATION + space] = tile;
	}
	/** Colour of the Location tile. */
	locationTile(location) {
		return this.bytes[LOCATION_TILE + location];
	}
	setLocationTile(location, colour) {
		this.bytes[LOCATION_TILE + location] = colour;
	}
	stackHeight(location) {
		return this.bytes[STACK_HEIGHT + location];
	}
	/** Colour of a token in a stack, 0 being the lowest. */
	token(location, level) {
		return this.bytes[STACK + location * 3 + level] - 1;
	}
	pushToken(location, colour) {
		this.bytes[STACK + location * 3 + this.bytes[STACK_HEIGHT + location]++] = colour + 1;
	}
	/** Takes the top token of a stack and returns its colour. */
	popToken(location) {
		const at = STACK + location * 3 + --this.bytes[STACK_HEIGHT + location];
		const colour = this.bytes[at] - 1;
		this.bytes[at] = 0;
		return colour;
	}
	/** The card on top of a deck, or -1. */
	deckTop(deck) {
		return this.bytes[DECK_TOP + deck] - 1;
	}
	setDeckTop(deck, card) {
		this.bytes[DECK_TOP + deck] = card + 1;
	}
	/** Cards in a deck, the shown one included. */
	deckLeft(deck) {
		return this.bytes[DECK_LEFT + deck];
	}
	setDeckLeft(deck, count) {
		this.bytes[DECK_LEFT + deck] = count;
	}
	/** Where an Influence card is. */
	card(card) {
		return this.bytes[CARD + card];
	}
	setCard(card, place) {
		this.bytes[CARD + card] = place;
	}
	/** Where a Lantern card or a starting card is. */
	areaCard(card) {
		return this.bytes[AREA_CARD + card];
	}
	setAreaCard(card, place) {
		this.bytes[AREA_CARD + card] = place;
	}
	/** The Lantern card in a place of the face-up row, or -1. */
	rowCard(slot) {
		return this.bytes[ROW + slot] - 1;
	}
	setRowCard(slot, card) {
		this.bytes[ROW + slot] = card + 1;
	}
	/** Cards in the face-up row, which has no gaps. */
	get rowSize() {
		return this.bytes[ROW_SIZE];
	}
	set rowSize(count) {
		this.bytes[ROW_SIZE] = count;
	}
	get lanternLeft() {
		return this.bytes[LANTERN_LEFT];
	}
	set lanternLeft(count) {
		this.bytes[LANTERN_LEFT] = count;
	}
	/** Number of the tile among those of its yard. */
	yardTile(yard) {
		return this.bytes[YARD_TILE + yard];
	}
	setYardTile(yard, tile) {
		this.bytes[YARD_TILE + yard] = tile;
	}
	yardSeals(yard, who) {
		return this.bytes[YARD_SEALS + yard * 2 + who];
	}
	setYardSeals(yard, who, count) {
		this.bytes[YARD_SEALS + yard * 2 + who] = count;
	}
	gardenTile(column) {
		return this.bytes[GARDEN_TILE + column];
	}
	setGardenTile(column, tile) {
		this.bytes[GARDEN_TILE + column] = tile;
	}
	gardenSeals(column, who) {
		return this.bytes[GARDEN_SEALS + column * 2 + who];
	}
	setGardenSeals(column, who, count) {
		this.bytes[GARDEN_SEALS + column * 2 + who] = count;
	}
	/** The tile on space 1 or 2 of a path. */
	climbTile(path, space) {
		return this.bytes[CLIMB_TILE + path * 2 + space - 1];
	}
	setClimbTile(path, space, tile) {
		this.bytes[CLIMB_TILE + path * 2 + space - 1] = tile;
	}
	/** Where a Merchandise tile is. */
	goods(tile) {
		return this.bytes[GOODS_AT + tile];
	}
	setGoods(tile, place) {
		this.bytes[GOODS_AT + tile] = place;
	}
	/** The tile on top of a stack (0 Common, 1 Luxury), or -1. */
	goodsTop(stack) {
		return this.bytes[GOODS_TOP + stack] - 1;
	}
	setGoodsTop(stack, tile) {
		this.bytes[GOODS_TOP + stack] = tile + 1;
	}
	/** Food, iron or pearl (0, 1, 2). */
	holding(who, resource) {
		return this.bytes[SEAT + HOLDING + who * SEAT_SIZE + resource];
	}
	setHolding(who, resource, count) {
		this.bytes[SEAT + HOLDING + who * SEAT_SIZE + resource] = count;
	}
	/** Adds to a resource; what passes its limit is lost (D6.2). */
	gainResource(who, resource, count) {
		const at = SEAT + HOLDING + who * SEAT_SIZE + resource;
		const sum = this.bytes[at] + count;
		this.bytes[at] = Math.min(sum, 7);
	}
	/** Food, iron and pearl together. */
	resources(who) {
		const at = SEAT + HOLDING + who * SEAT_SIZE;
		return this.bytes[at] + this.bytes[at + 1] + this.bytes[at + 2];
	}
	coins(who) {
		return this.bytes[SEAT + COIN$1 + who * SEAT_SIZE];
	}
	setCoins(who, count) {
		this.bytes[SEAT + COIN$1 + who * SEAT_SIZE] = count;
	}
	seals(who) {
		return this.bytes[SEAT + SEAL$1 + who * SEAT_SIZE];
	}
	setSeals(who, count) {
		this.bytes[SEAT + SEAL$1 + who * SEAT_SIZE] = count;
	}
	points(who) {
		const at = SEAT + POINTS + who * SEAT_SIZE;
		return this.bytes[at] | this.bytes[at + 1] << 8;
	}
	setPoints(who, count) {
		const at = SEAT + POINTS + who * SEAT_SIZE;
		this.bytes[at] = count;
		this.bytes[at + 1] = count >> 8;
	}
	changeTiles(who) {
		return this.bytes[SEAT + CHANGE$1 + who * SEAT_SIZE];
	}
	setChangeTiles(who, count) {
		this.bytes[SEAT + CHANGE$1 + who * SEAT_SIZE] = Math.min(count, 2);
	}
	/** Lantern tokens of a colour on the domain. */
	tokens(who, colour) {
		return this.bytes[SEAT + TOKENS + who * SEAT_SIZE + colour];
	}
	setTokens(who, colour, count) {
		this.bytes[SEAT + TOKENS + who * SEAT_SIZE + colour] = count;
	}
	/** Clan Seals not placed yet. */
	clanSeals(who) {
		return this.bytes[SEAT + CLAN_SEALS + who * SEAT_SIZE];
	}
	setClanSeals(who, count) {
		this.bytes[SEAT + CLAN_SEALS + who * SEAT_SIZE] = count;
	}
	/** The path the courtier is on (0 left, 1 right), or -1 at the gate. */
	path(who) {
		return this.bytes[SEAT + PATH + who * SEAT_SIZE] - 1;
	}
	setPath(who, path) {
		this.bytes[SEAT + PATH + who * SEAT_SIZE] = path + 1;
	}
	/** The space of the path the courtier is on; 0 at the gate. */
	space(who) {
		return this.bytes[SEAT + SPACE + who * SEAT_SIZE];
	}
	setSpace(who, space) {
		this.bytes[SEAT + SPACE + who * SEAT_SIZE] = space;
	}
	/** Influence cards not improved yet. */
	plainCards(who) {
		return this.bytes[SEAT + PLAIN + who * SEAT_SIZE];
	}
	setPlainCards(who, count) {
		this.bytes[SEAT + PLAIN + who * SEAT_SIZE] = count;
	}
};
// ../engine/dist/duel/faults.js
/** Totals that do not add up, one line each; empty for every state reached by play. */
function faults(state) {
	return [
		...tokenFaults(state),
		...influenceFaults(state),
		...lanternFaults(state),
		...sealFaults(state),
		...goodsFaults(state),
		...holdingFaults(state)
	];
}
function tokenFaults(state) {
	const lines = [];
	const counts = COLOURS$1.map((_, colour) => state.tokens(0, colour) + state.tokens(1, colour));
	LOCATIONS.forEach((name, location) => {
		const height = state.stackHeight(location);
		if (height > 3) lines.push(`${name} has ${height} tokens`);
		const colours = Array.from({ length: height }, (_, level) => state.token(location, level));
		if (new Set(colours).size < height) lines.push(`${name} has two tokens of one colour`);
		for (const colour of colours) counts[colour]++;
	});
	counts.forEach((count, colour) => {
		if (count !== 4) lines.push(`${count} ${COLOURS$1[colour]} tokens`);
	});
	return lines;
}
function influenceFaults(state) {
	const lines = [];
	const counts = [
		0,
		0,
		0,
		0,
		0,
		0
	];
	INFLUENCE_CARDS.forEach((id, card) => {
		if (state.card(card) >= counts.length) lines.push(`${id} is at ${state.card(card)}`);
		else counts[state.card(card)]++;
	});
	let hidden = 0;
	let tops = 0;
	DECKS.forEach((name, deck) => {
		const top = state.deckTop(deck);
		const left = state.deckLeft(deck);
		if (left > 12 || top >= 0 !== left > 0) lines.push(`${name} has ${left} cards and the top ${top}`);
		if (top >= 0) {
			tops++;
			if (state.card(top) !== 1) lines.push(`${name} shows ${INFLUENCE_CARDS[top]}, which lies elsewhere`);
		}
		hidden += left - (top >= 0 ? 1 : 0);
	});
	if (tops !== counts[1]) lines.push(`${counts[1]} Influence cards lie face up on ${tops} decks`);
	if (hidden !== counts[0]) lines.push(`the decks hide ${hidden} cards, ${counts[0]} are unseen`);
	for (let seat = 0; seat < 2; seat++) if (counts[2 + seat] !== state.plainCards(seat)) lines.push(`seat ${seat}'s cards miscounted`);
	return lines;
}
function lanternFaults(state) {
	const lines = [];
	const places = LANTERN_CARDS.map((_, card) => state.areaCard(card));
	const unseen = places.filter((place) => place === 0).length;
	const faceUp = places.filter((place) => place === 1).length;
	if (unseen !== state.lanternLeft) lines.push(`${state.lanternLeft} Lantern cards left, ${unseen} unseen`);
	if (faceUp !== state.rowSize) lines.push(`${state.rowSize} Lantern cards in the row, ${faceUp} face up`);
	for (let slot = 0; slot < state.rowSize; slot++) if (places[state.rowCard(slot)] !== 1) lines.push(`row place ${slot} holds a card that lies elsewhere`);
	return lines;
}
function sealFaults(state) {
	const lines = [];
	for (let seat = 0; seat < 2; seat++) {
		let count = state.clanSeals(seat);
		for (let column = 0; column < COLUMNS.length; column++) count += state.gardenSeals(column, seat);
		for (let yard = 0; yard < YARDS.length; yard++) count += state.yardSeals(yard, seat);
		if (count !== 8) lines.push(`seat ${seat} has ${count} Clan Seals`);
	}
	COLUMNS.forEach((name, column) => {
		const count = state.gardenSeals(column, 0) + state.gardenSeals(column, 1);
		if (count > 2) lines.push(`${name} has ${count} seals`);
	});
	YARDS.forEach((name, yard) => {
		const count = state.yardSeals(yard, 0) + state.yardSeals(yard, 1);
		if (count > state.edition.yardSpaces[yard]) lines.push(`the ${name} yard has ${count} seals`);
	});
	return lines;
}
function goodsFaults(state) {
	const lines = [];
	for (let stack = 0; stack < STACKS.length; stack++) {
		const places = GOODS.map((_, tile) => state.goods(tile)).slice(stack * 3, (stack + 1) * 3);
		const top = state.goodsTop(stack);
		const faceUp = places.filter((place) => place === 1).length;
		if (faceUp !== (top >= 0 ? 1 : 0)) lines.push(`goods stack ${stack} shows ${faceUp} tiles`);
		if (top >= 0 && state.goods(top) !== 1) lines.push(`goods stack ${stack} shows a tile that lies elsewhere`);
		if (top < 0 && places.includes(0)) lines.push(`goods stack ${stack} hides its top`);
		if (places.some((place) => place >= 4)) lines.push(`goods stack ${stack} has a tile nowhere`);
	}
	return lines;
}
function holdingFaults(state) {
	const lines = [];
	const givingBack = Array.from({ length: state.depth }, (_, i) => state.frameKind(i)).includes(18);
	for (let seat = 0; seat < 2; seat++) {
		RESOURCES.forEach((name, resource) => {
			const held = state.holding(seat, resource);
			if (held > 7) lines.push(`seat ${seat} holds ${held} ${name}`);
		});
		const money = state.coins(seat) + state.seals(seat);
		if (money > 10 && !(givingBack && seat === state.toMove)) lines.push(`seat ${seat} holds ${money} coins and seals`);
		if (state.changeTiles(seat) > 2) lines.push(`seat ${seat} holds ${state.changeTiles(seat)} Change tiles`);
		if (state.space(seat) > 3 || state.space(seat) > 0 !== state.path(seat) >= 0) lines.push(`seat ${seat} stands on space ${state.space(seat)} of path ${state.path(seat)}`);
	}
	if (state.path(0) >= 0 && state.path(0) === state.path(1)) lines.push("both courtiers are on one path");
	if (state.turn === 24 !== state.toMove < 0) lines.push(`${state.turn} turns are closed`);
	if (state.depth === 0 !== state.toMove < 0) lines.push("the agenda and the end of the game disagree");
	return lines;
}
// ../engine/dist/duel/moves.js
const upTo$1 = (most) => Array.from({ length: most + 1 }, (_, n) => n);
/** Pairs of different tiles, the one earlier in the component list first. */
const SWAPS = ACTIVATIONS.slice(0, -1).map((tile, i) => ({
	a: [tile],
	b: ACTIVATIONS.slice(i + 1)
}));
/** Every move of the game, numbered. */
const MOVES = new MoveTable({
	start: [{ card: STARTING_CARDS }],
	swap: SWAPS,
	noSwap: [{}],
	place: [{
		colour: COLOURS$1,
		location: LOCATIONS
	}],
	take: [{ location: LOCATIONS }],
	act: [{ source: SOURCES }],
	wellInstead: [{ source: SOURCES }],
	well: [{ benefit: BENEFITS }],
	buy: [{ deck: DECKS }],
	payMix: [{ coins: upTo$1(10) }],
	gardenColumn: [{ column: COLUMNS }],
	yard: [{ yard: YARDS }],
	reward: [{ option: REWARDS }],
	climb: [{ spaces: [1, 2] }, {
		path: PATHS,
		spaces: [1, 2]
	}],
	trade: [{ option: TRADES }],
	payResource: [{ resource: RESOURCES }],
	lantern: [{ colour: COLOURS$1 }],
	lanternCard: [{ slot: upTo$1(2) }],
	improve: [{ card: INFLUENCE_CARDS }],
	gainAny: [{ resource: RESOURCES }],
	gainMoney: [{ coins: upTo$1(10) }],
	giveBack: [{ what: MONEY_KINDS }],
	order: [{ first: WORDS }],
	pay: [{}],
	exchange: [{ get: RESOURCES }],
	skip: [{}],
	endTurn: [{}]
});
const START = MOVES.base("start");
const SWAP = MOVES.base("swap");
const NO_SWAP = MOVES.base("noSwap");
const PLACE = MOVES.base("place");
const TAKE = MOVES.base("take");
const ACT = MOVES.base("act");
const WELL_INSTEAD = MOVES.base("wellInstead");
const WELL_BENEFIT = MOVES.base("well");
const BUY = MOVES.base("buy");
const PAY_MIX = MOVES.base("payMix");
const GARDEN_COLUMN = MOVES.base("gardenColumn");
const YARD = MOVES.base("yard");
const REWARD = MOVES.base("reward");
const CLIMB = MOVES.base("climb");
const CLIMB_BY_PATH = MOVES.number("climb:left:1");
const TRADE = MOVES.base("trade");
const PAY_RESOURCE = MOVES.base("payResource");
const LANTERN = MOVES.base("lantern");
const LANTERN_CARD = MOVES.base("lanternCard");
const IMPROVE = MOVES.base("improve");
const GAIN_ANY = MOVES.base("gainAny");
const GAIN_MONEY = MOVES.base("gainMoney");
const GIVE_BACK = MOVES.base("giveBack");
const ORDER = MOVES.base("order");
const PAY = MOVES.base("pay");
/** Moves from here on may stand beside any decision. */
const EXCHANGE = MOVES.base("exchange");
const SKIP = MOVES.base("skip");
const END_TURN = MOVES.base("endTurn");
/** The two tiles of each swap, as numbers. */
const SWAP_TILES = ACTIVATIONS.flatMap((_, a) => ACTIVATIONS.map((_, b) => [a, b])).filter(([a, b]) => a < b);
// ../engine/dist/duel/possible.js
/**
* What could be done, exchanges counted (D8.2). `coins` and `seals` are what would be left for it after the
* prices on the way there, so that no seal is counted twice. Two seals stand in for one resource: `seals`
* of 0 asks what can be paid at once.
*/
/** Whether a price can be paid with these coins and seals (D4.1). */
function affordable(cost, coins, seals) {
	return cost.coins <= coins && cost.seals <= seals && cost.coins + cost.seals + cost.mix <= coins + seals;
}
/** Whether the top card of a deck can be bought with these coins and seals. */
function deckPossible(state, deck, coins, seals) {
	const card = state.deckTop(deck);
	return card >= 0 && affordable(state.edition.cost[card], coins, seals);
}
/** Whether some card can be bought with these coins and seals (D4.5). */
function buyPossible(state, coins, seals) {
	for (let deck = 0; deck < DECKS.length; deck++) if (deckPossible(state, deck, coins, seals)) return true;
	return false;
}
/** Whether some deck has a card left (D4.5). */
function freePossible(state) {
	return state.deckTop(0) >= 0 || state.deckTop(1) >= 0 || state.deckTop(2) >= 0;
}
/** Whether a seal may be placed in a column (D5.1, D5.8). */
function columnPossible(state, seat, column, discount, seals) {
	return COLUMN_COST[column] - discount <= state.holding(seat, 0) + (seals >> 1) && state.gardenSeals(column, 0) + state.gardenSeals(column, 1) < 2 && state.clanSeals(seat) > 0;
}
/** Whether the garden action could be performed. */
function gardenPossible(state, seat, discount, seals) {
	for (let column = 0; column < COLUMNS.length; column++) if (columnPossible(state, seat, column, discount, seals)) return true;
	return false;
}
/** Whether a seal may be placed in a yard (D5.2, D5.8). */
function yardPossible(state, seat, yard, discount, seals) {
	return YARD_COST[yard] - discount <= state.holding(seat, 1) + (seals >> 1) && state.yardSeals(yard, 0) + state.yardSeals(yard, 1) < state.edition.yardSpaces[yard] && state.clanSeals(seat) > 0;
}
/** Whether the training action could be performed. */
function trainingPossible(state, seat, discount, seals) {
	for (let yard = 0; yard < YARDS.length; yard++) if (yardPossible(state, seat, yard, discount, seals)) return true;
	return false;
}
/** Whether the courtier could move up that many spaces (D5.3, D5.4). */
function climbPossible(state, seat, spaces, discount, seals) {
	return state.space(seat) + spaces <= 3 && CLIMB_COST[spaces] - discount <= state.holding(seat, 2) + (seals >> 1);
}
/** Whether one trade could be made (D5.5): what exchanges use up does not pay for a card. */
function tradePossible(state, seat, trade, discount, coins, seals) {
	const missing = TRADE_COST[trade] - discount - state.resources(seat);
	const sealsLeft = missing > 0 ? seals - 2 * missing : seals;
	if (sealsLeft < 0) return false;
	return trade === 0 ? buyPossible(state, coins, sealsLeft) : state.goodsTop(trade - 1) >= 0;
}
/** Whether the trade action could be performed. */
function anyTradePossible(state, seat, discount, coins, seals) {
	for (let trade = 0; trade < TRADES.length; trade++) if (tradePossible(state, seat, trade, discount, coins, seals)) return true;
	return false;
}
/** Whether a deed could be performed. */
function deedPossible(state, seat, deed, coins, seals) {
	switch (deed) {
		case 9:
		case 10: return state.rowSize > 0;
		case 15: return state.plainCards(seat) > 0;
		case 17: return buyPossible(state, coins, seals);
		case 18: return freePossible(state);
		case 19: return gardenPossible(state, seat, 1, seals);
		case 20: return trainingPossible(state, seat, 1, seals);
		case 21: return climbPossible(state, seat, 1, 1, seals);
		case 22: return anyTradePossible(state, seat, 1, coins, seals);
		default: return true;
	}
}
/** Whether an option would do anything. */
function optionPossible(state, seat, option, coins, seals) {
	if (option.gives) return true;
	for (let i = 0; i < option.deeds.length; i++) if (deedPossible(state, seat, option.deeds[i], coins, seals)) return true;
	return false;
}
/** Whether a price can be paid now and the effect behind it would do something, exchanges counted. */
function pricePossible(state, seat, effect) {
	const { price, options } = state.edition.effects[effect];
	if (!affordable(price, state.coins(seat), state.seals(seat))) return false;
	const coins = state.coins(seat) - price.coins;
	const seals = state.seals(seat) - price.seals;
	for (let inCoins = Math.max(0, price.mix - seals); inCoins <= Math.min(coins, price.mix); inCoins++) for (let i = 0; i < options.length; i++) if (optionPossible(state, seat, options[i], coins - inCoins, seals - price.mix + inCoins)) return true;
	return false;
}
// ../engine/dist/duel/holdings.js
const SEALS_A_RESOURCE = 2;
const ALL_RESOURCES = RESOURCES.length * 7;
/** Adds gains to what a seat holds; choices go on the agenda. `checkMoney` must follow. */
function addGains(state, seat, gains) {
	if (gains.food > 0) state.gainResource(seat, 0, gains.food);
	if (gains.iron > 0) state.gainResource(seat, 1, gains.iron);
	if (gains.pearl > 0) state.gainResource(seat, 2, gains.pearl);
	if (gains.coin > 0) state.setCoins(seat, state.coins(seat) + gains.coin);
	if (gains.seal > 0) state.setSeals(seat, state.seals(seat) + gains.seal);
	if (gains.vp > 0) state.setPoints(seat, state.points(seat) + gains.vp);
	if (gains.change > 0) state.setChangeTiles(seat, state.changeTiles(seat) + gains.change);
	if (gains.money > 0) state.push(17, gains.money);
	if (gains.any > 0) state.push(16, gains.any);
}
/** Puts a gain that went over the limit before everything else (D6.1). */
function checkMoney(state, seat) {
	if (state.coins(seat) + state.seals(seat) > 10) state.push(18);
}
/** Gains everything of one effect: coins and seals arrive together and are settled once. */
function gain(state, gains) {
	addGains(state, state.active, gains);
	checkMoney(state, state.active);
}
/** Whether nothing of these gains would be lost or given back. */
function gainsFit(state, seat, gains) {
	const { food, iron, pearl } = gains;
	return state.coins(seat) + state.seals(seat) + gains.coin + gains.seal + gains.money <= 10 && state.holding(seat, 0) + food <= 7 && state.holding(seat, 1) + iron <= 7 && state.holding(seat, 2) + pearl <= 7 && state.resources(seat) + food + iron + pearl + gains.any <= ALL_RESOURCES && state.changeTiles(seat) + gains.change <= 2;
}
/** Whether two seals could become a resource (D6.3). */
function canExchange(state, seat) {
	return state.seals(seat) >= SEALS_A_RESOURCE && state.resources(seat) < ALL_RESOURCES;
}
/** Whether all resources are at their limit. */
function resourcesFull(state, seat) {
	return state.resources(seat) === ALL_RESOURCES;
}
/** Whether an exchange would use up seals that a price already agreed to needs. */
function sealsBound(state, seat) {
	const coins = state.coins(seat);
	const seals = state.seals(seat) - SEALS_A_RESOURCE;
	switch (state.top) {
		case 22: return coins + seals < state.topA;
		case 21: return state.frameKind(state.depth - 2) === 13 && !buyPossible(state, coins, seals);
		case 13: return state.topA === 0 && state.topB === 0 && !buyPossible(state, coins, seals);
		default: return false;
	}
}
/** Adds the exchanges to the moves of any decision (D6.3). */
function listExchanges(state, out, from) {
	const seat = state.active;
	let n = from;
	if (state.seals(seat) < SEALS_A_RESOURCE || sealsBound(state, seat)) return n;
	for (let resource = 0; resource < RESOURCES.length; resource++) if (state.holding(seat, resource) < 7) out[n++] = EXCHANGE + resource;
	return n;
}
/** Gives two seals for a resource. */
function exchange(state, move) {
	const seat = state.active;
	state.setSeals(seat, state.seals(seat) - SEALS_A_RESOURCE);
	state.gainResource(seat, move - EXCHANGE, 1);
}
/** Asks for the next resource of choice; with one kind left it is given, with none it is lost. */
function settleAny(state) {
	const seat = state.active;
	let only = -1;
	for (let resource = 0; resource < RESOURCES.length; resource++) {
		if (state.holding(seat, resource) === 7) continue;
		if (only >= 0) return true;
		only = resource;
	}
	if (only >= 0) state.gainResource(seat, only, state.topA);
	state.pop();
	return false;
}
/** Lists the resources below their limit. */
function listAny(state, out) {
	let n = 0;
	for (let resource = 0; resource < RESOURCES.length; resource++) if (state.holding(state.active, resource) < 7) out[n++] = GAIN_ANY + resource;
	return n;
}
/** Gains the resource chosen. */
function answerAny(state, move) {
	state.gainResource(state.active, move - GAIN_ANY, 1);
	if (state.topA === 1) state.pop();
	else state.topA -= 1;
}
/** Lists how many of the pieces may be coins. */
function listMoney(state, out) {
	const count = state.topA;
	for (let coins = 0; coins <= count; coins++) out[coins] = GAIN_MONEY + coins;
	return count + 1;
}
/** Gains coins and seals in the mix chosen. */
function answerMoney(state, move) {
	const seat = state.active;
	const coins = move - GAIN_MONEY;
	const seals = state.topA - coins;
	state.pop();
	state.setCoins(seat, state.coins(seat) + coins);
	state.setSeals(seat, state.seals(seat) + seals);
	checkMoney(state, seat);
}
/** Asks what to give back while there are too many coins and seals and a choice (D6.1). */
function settleGiveBack(state) {
	const seat = state.active;
	const coins = state.coins(seat);
	const seals = state.seals(seat);
	if (coins + seals > 10) {
		if (seals === 0) state.setCoins(seat, 10);
		else if (coins === 0 && !canExchange(state, seat)) state.setSeals(seat, 10);
		else return true;
	}
	state.pop();
	return false;
}
/** Lists what may be given back. */
function listGiveBack(state, out) {
	let n = 0;
	if (state.coins(state.active) > 0) out[n++] = GIVE_BACK;
	if (state.seals(state.active) > 0) out[n++] = GIVE_BACK + 1;
	return n;
}
/** Gives back one coin or one seal. */
function answerGiveBack(state, move) {
	const seat = state.active;
	if (move === GIVE_BACK) state.setCoins(seat, state.coins(seat) - 1);
	else state.setSeals(seat, state.seals(seat) - 1);
}
/** Resources of choice. */
const anyFrame = {
	settle: settleAny,
	list: listAny,
	answer: answerAny
};
/** Coins or seals of choice. */
const moneyFrame = asking$2(listMoney, answerMoney);
/** Coins and seals above the limit. */
const giveBackFrame = {
	settle: settleGiveBack,
	list: listGiveBack,
	answer: answerGiveBack
};
// ../engine/dist/duel/influence.js
/** Shows the next card of a deck, drawn from all Influence cards nobody has seen yet. */
function showDeckTop(state, deck, rng) {
	let hidden = 0;
	for (let d = 0; d < DECKS.length; d++) hidden += state.deckLeft(d) - (state.deckTop(d) >= 0 ? 1 : 0);
	let skip = rng(hidden);
	let card = 0;
	while (state.card(card) !== 0 || skip-- > 0) card++;
	state.setCard(card, 1);
	state.setDeckTop(deck, card);
}
/** Starts paying a price: the fixed part at once, a mix by the player's choice (D4.1). */
function payCost(state, cost) {
	const seat = state.active;
	state.setCoins(seat, state.coins(seat) - cost.coins);
	state.setSeals(seat, state.seals(seat) - cost.seals);
	if (cost.mix > 0) state.push(22, cost.mix);
}
/** Buys the top card of a deck that can be paid for. */
function buyTop(state, deck) {
	state.push(23, deck);
	payCost(state, state.edition.cost[state.deckTop(deck)]);
}
/** The fewest coins that complete a mix. */
function leastCoins(state) {
	const missing = state.topA - state.seals(state.active);
	return Math.max(missing, 0);
}
/** The most coins a mix may take. */
function mostCoins(state) {
	const coins = state.coins(state.active);
	return Math.min(coins, state.topA);
}
/** Pays a mix by itself when there is only one way. */
function settleMix(state) {
	const least = leastCoins(state);
	if (least < mostCoins(state)) return true;
	answerMix(state, PAY_MIX + least);
	return false;
}
/** Lists how many coins may be part of a mix. */
function listMix(state, out) {
	const most = mostCoins(state);
	let n = 0;
	for (let coins = leastCoins(state); coins <= most; coins++) out[n++] = PAY_MIX + coins;
	return n;
}
/** Pays a mix with that many coins and the rest in seals. */
function answerMix(state, move) {
	const seat = state.active;
	const coins = move - PAY_MIX;
	state.setSeals(seat, state.seals(seat) - (state.topA - coins));
	state.setCoins(seat, state.coins(seat) - coins);
	state.pop();
}
/** Hands over a card that has been paid for; the next one is shown before the scroll is performed (D4.3). */
function takeCard(state, rng) {
	const deck = state.topA;
	const card = state.deckTop(deck);
	const seat = state.active;
	state.pop();
	state.setCard(card, 2 + seat);
	state.setPlainCards(seat, state.plainCards(seat) + 1);
	state.setDeckTop(deck, -1);
	const left = state.deckLeft(deck) - 1;
	state.setDeckLeft(deck, left);
	if (left > 0) {
		showDeckTop(state, deck, rng);
		state.shown += 1;
		if (listening()) tell({
			kind: "deckShown",
			deck: DECKS[deck],
			card: INFLUENCE_CARDS[state.deckTop(deck)]
		});
	}
	perform(state, state.edition.scroll[card]);
}
/** Whether a deck can be chosen by the purchase on top of the agenda. */
function isOpen$2(state, deck) {
	if (state.topA === 1) return state.deckTop(deck) >= 0;
	return deckPossible(state, deck, state.coins(state.active), state.seals(state.active));
}
/** A purchase stands open while some card can be had; one that may not be declined takes the only card. */
function settleBuy(state) {
	const seat = state.active;
	if (state.topB === 1) {
		if (state.topA === 1 ? freePossible(state) : buyPossible(state, state.coins(seat), state.seals(seat))) return true;
		state.pop();
		return false;
	}
	let only = -1;
	for (let deck = 0; deck < DECKS.length; deck++) {
		if (!isOpen$2(state, deck)) continue;
		if (only >= 0) return true;
		only = deck;
	}
	if (only >= 0) answerBuy(state, BUY + only);
	else state.pop();
	return false;
}
/** Lists the decks whose card can be had. */
function listDecks(state, out) {
	let n = 0;
	for (let deck = 0; deck < DECKS.length; deck++) if (isOpen$2(state, deck)) out[n++] = BUY + deck;
	if (state.topB === 1) out[n++] = SKIP;
	return n;
}
/** Buys, or takes for free, the top card of the deck chosen. */
function answerBuy(state, move) {
	const free = state.topA === 1;
	state.pop();
	if (free) state.push(23, move - BUY);
	else buyTop(state, move - BUY);
}
/** Flipping stands open while a card is left to flip; the only one is flipped if it may not be declined. */
function settleImprove(state) {
	const plain = state.plainCards(state.active);
	if (plain > 1 || plain === 1 && state.topB === 1) return true;
	if (plain === 1) {
		let card = 0;
		while (state.card(card) !== 2 + state.active) card++;
		answerImprove(state, IMPROVE + card);
	} else state.pop();
	return false;
}
/** Lists the cards not improved yet (D5.7). */
function listCards(state, out) {
	const mine = 2 + state.active;
	let n = 0;
	for (let card = 0; card < INFLUENCE_CARDS.length; card++) if (state.card(card) === mine) out[n++] = IMPROVE + card;
	if (state.topB === 1) out[n++] = SKIP;
	return n;
}
/** Flips a card; further ones may be declined. */
function answerImprove(state, move) {
	const seat = state.active;
	state.setCard(move - IMPROVE, 4 + seat);
	state.setPlainCards(seat, state.plainCards(seat) - 1);
	if (state.topA === 1) state.pop();
	else {
		state.topA -= 1;
		state.topB = 1;
	}
}
/** Coins and seals in a mix. */
const mixFrame = {
	settle: settleMix,
	list: listMix,
	answer: answerMix
};
/** A card paid for. */
const cardFrame = automatic(takeCard);
/** Which deck to take a card from. */
const buyFrame = {
	settle: settleBuy,
	list: listDecks,
	answer: answerBuy
};
/** Which card to flip. */
const improveFrame = {
	settle: settleImprove,
	list: listCards,
	answer: answerImprove
};
// ../engine/dist/duel/lantern.js
const CARDS_A_COLOUR = LANTERN_CARDS.length / COLOURS$1.length;
/** Activates a Lantern: the printed reward and every card in that area, in one gain (D3.5). */
function activateLantern(state, colour) {
	const seat = state.active;
	const mine = 2 + seat;
	const { areaColour, areaGains } = state.edition;
	state.gainResource(seat, PRINTED_LANTERN[colour], 1);
	const first = colour * CARDS_A_COLOUR;
	for (let card = first; card < first + CARDS_A_COLOUR; card++) if (state.areaCard(card) === mine) addGains(state, seat, areaGains[card]);
	for (let card = FIRST_STARTING_CARD; card < AREA_CARDS.length; card++) if (state.areaCard(card) === mine && areaColour[card] === colour) addGains(state, seat, areaGains[card]);
	checkMoney(state, seat);
}
/** Draws a Lantern card that nobody has seen yet, by its place among those. */
function drawLanternCard(state, rng) {
	let skip = rng(state.lanternLeft);
	let card = 0;
	while (state.areaCard(card) !== 0 || skip-- > 0) card++;
	state.lanternLeft -= 1;
	state.setAreaCard(card, 1);
	return card;
}
/** Lists the three Lanterns. */
function listLanterns(_state, out) {
	for (let colour = 0; colour < COLOURS$1.length; colour++) out[colour] = LANTERN + colour;
	return COLOURS$1.length;
}
/** Activates the Lantern chosen (D5.6). */
function answerLantern(state, move) {
	state.pop();
	activateLantern(state, move - LANTERN);
}
/** A Lantern card may be taken while the row has one (D6.5); the last one is taken if it may not be declined. */
function settleLanternCard(state, rng) {
	if (state.rowSize > 1 || state.rowSize === 1 && state.topB === 1) return true;
	if (state.rowSize === 1) answerLanternCard(state, LANTERN_CARD, rng);
	else state.pop();
	return false;
}
/** Lists the cards of the row. */
function listLanternCards(state, out) {
	const size = state.rowSize;
	for (let slot = 0; slot < size; slot++) out[slot] = LANTERN_CARD + slot;
	if (state.topB === 0) return size;
	out[size] = SKIP;
	return size + 1;
}
/** Takes a card of the row, which is filled up again at once; without cards to draw it closes up (D6.5). */
function answerLanternCard(state, move, rng) {
	const slot = move - LANTERN_CARD;
	const card = state.rowCard(slot);
	const activate = state.topA === 1;
	state.pop();
	state.setAreaCard(card, 2 + state.active);
	if (state.lanternLeft > 0) {
		state.setRowCard(slot, drawLanternCard(state, rng));
		state.shown += 1;
		if (listening()) tell({
			kind: "lanternShown",
			slot,
			card: AREA_CARDS[state.rowCard(slot)]
		});
	} else {
		const last = state.rowSize - 1;
		for (let i = slot; i < last; i++) state.setRowCard(i, state.rowCard(i + 1));
		state.setRowCard(last, -1);
		state.rowSize = last;
	}
	if (activate) activateLantern(state, state.edition.areaColour[card]);
}
/** Which Lantern to activate. */
const lanternFrame = asking$2(listLanterns, answerLantern);
/** Which Lantern card to take. */
const lanternCardFrame = {
	settle: settleLanternCard,
	list: listLanternCards,
	answer: answerLanternCard
};
// ../engine/dist/duel/effects.js
/** Performs an effect: gains at once, what asks something goes on the agenda. Its deeds may be declined. */
function perform(state, effect) {
	const { edition } = state;
	if (edition.effects[effect].priced) state.push(14, effect, 1);
	else if (edition.effects[effect].options.length > 1) state.push(19, effect, 1);
	else performOption(state, edition.firstOption[effect], 1);
}
/** Performs one option; `optional` is 1 where its deeds may be declined. */
function performOption(state, number, optional) {
	const option = state.edition.options[number];
	const deeds = option.deeds.length;
	if (deeds > 1 || option.ordered) state.push(20, number, partsOf(state, number), optional);
	else {
		if (deeds === 1) performDeed(state, option.deeds[0], option.counts[0], optional);
		if (option.gives) gain(state, option.gains);
	}
}
/** The parts of an option as bits: the gains, then the deeds in printed order. */
function partsOf(state, number) {
	const option = state.edition.options[number];
	return (2 << option.deeds.length) - 1 & (option.gives ? -1 : -2);
}
function performDeed(state, deed, count, optional) {
	switch (deed) {
		case 9:
			state.push(12, 0, optional);
			break;
		case 10:
			state.push(12, 1, optional);
			break;
		case 14:
			state.push(15);
			break;
		case 15:
			state.push(10, count, optional);
			break;
		case 16:
			state.push(11, count, optional);
			break;
		case 17:
			state.push(13, 0, optional);
			break;
		case 18:
			state.push(13, 1, optional);
			break;
		case 19:
			state.push(6, 1, optional);
			break;
		case 20:
			state.push(7, 1, optional);
			break;
		case 21:
			state.push(8, 1, optional);
			break;
		case 22:
			state.push(9, 1, optional);
			break;
		default: activateLantern(state, deed - 11);
	}
}
/** Performs one part of the option on top of the agenda. */
function performPart(state, part) {
	const option = state.edition.options[state.topA];
	const left = state.topB & ~(1 << part);
	const optional = state.topC;
	if (left === 0) state.pop();
	else state.topB = left;
	if (part === 0) gain(state, option.gains);
	else performDeed(state, option.deeds[part - 1], option.counts[part - 1], optional);
}
/**
* Performs the next part, or asks which comes first where that can change the result (D3.8). Gains that fit
* come first: whatever follows can use them and nothing is lost.
*/
function settleParts(state) {
	const seat = state.active;
	const option = state.edition.options[state.topA];
	const left = state.topB;
	const gains = (left & 1) === 1;
	if (gains && (!option.ordered || gainsFit(state, seat, option.gains))) {
		performPart(state, 0);
		return false;
	}
	let next = 0;
	let possible = 0;
	for (let i = option.deeds.length; i > 0; i--) {
		if ((left >> i & 1) === 0) continue;
		const open = deedPossible(state, seat, option.deeds[i - 1], state.coins(seat), state.seals(seat));
		if (open || possible === 0) next = i;
		if (open) possible++;
	}
	if (option.ordered && possible + (gains ? 1 : 0) > 1) return true;
	performPart(state, gains ? 0 : next);
	return false;
}
/** Lists the parts that may come first. */
function listParts(state, out) {
	const seat = state.active;
	const option = state.edition.options[state.topA];
	let n = 0;
	if ((state.topB & 1) === 1) out[n++] = ORDER + option.gainWord;
	for (let i = 0; i < option.deeds.length; i++) {
		const deed = option.deeds[i];
		if ((state.topB >> i + 1 & 1) === 0) continue;
		if (deedPossible(state, seat, deed, state.coins(seat), state.seals(seat))) out[n++] = ORDER + deed;
	}
	return n;
}
/** Performs the part chosen to come first. */
function answerParts(state, move) {
	const word = move - ORDER;
	const { deeds } = state.edition.options[state.topA];
	performPart(state, word <= 8 ? 0 : deeds.indexOf(word) + 1);
}
/** Whether that option of the effect on top would do anything. */
function isOpen$1(state, choice) {
	const seat = state.active;
	const option = state.edition.options[state.edition.firstOption[state.topA] + choice];
	return optionPossible(state, seat, option, state.coins(seat), state.seals(seat));
}
/** Asks for a reward when both would do something; an empty one is passed over (D5.2). */
function settleReward(state) {
	const first = isOpen$1(state, 0);
	const second = isOpen$1(state, 1);
	if (first && second) return true;
	if (first || second) answerReward(state, first ? REWARD : REWARD + 1);
	else state.pop();
	return false;
}
/** Lists both rewards. */
function listRewards(_state, out) {
	out[0] = REWARD;
	out[1] = REWARD + 1;
	return 2;
}
/** Performs the reward chosen. */
function answerReward(state, move) {
	const option = state.edition.firstOption[state.topA] + move - REWARD;
	const optional = state.topB;
	state.pop();
	performOption(state, option, optional);
}
/** A price stands open while it can be paid and leads to something. */
function settlePrice(state) {
	if (pricePossible(state, state.active, state.topA)) return true;
	state.pop();
	return false;
}
/** Lists paying and declining. */
function listPrice(_state, out) {
	out[0] = PAY;
	out[1] = SKIP;
	return 2;
}
/** Pays the price; what it leads to is then performed. */
function answerPrice(state) {
	const { effects, firstOption } = state.edition;
	const effect = state.topA;
	const number = firstOption[effect];
	state.pop();
	if (effects[effect].options.length > 1) state.push(19, effect, 0);
	else state.push(20, number, partsOf(state, number), 0);
	payCost(state, effects[effect].price);
}
/** Which part of an effect comes first. */
const partsFrame = {
	settle: settleParts,
	list: listParts,
	answer: answerParts
};
/** One reward of two. */
const rewardFrame = {
	settle: settleReward,
	list: listRewards,
	answer: answerReward
};
/** A price that came up by itself. */
const priceFrame = {
	settle: settlePrice,
	list: listPrice,
	answer: answerPrice
};
// ../engine/dist/duel/actions.js
const LEFT = 1;
const RIGHT = 2;
const TILES_A_YARD = 4;
/** The two actions stand open until both are used (D3.6). */
function settleActions(state) {
	if (state.topA === 1 || state.topB === 1) return true;
	state.pop();
	return false;
}
/** Whether a source's action could be performed, exchanges counted (D8.2). */
function sourcePossible(state, seat, source) {
	const coins = state.coins(seat);
	const seals = state.seals(seat);
	if (source >= FIRST_DECK_SOURCE) {
		const deck = source - FIRST_DECK_SOURCE;
		return state.deckLeft(deck) === 0 || deckPossible(state, deck, coins, seals);
	}
	switch (state.activation(source)) {
		case 0: return gardenPossible(state, seat, 0, seals);
		case 1: return trainingPossible(state, seat, 0, seals);
		case 2: return climbPossible(state, seat, 1, 0, seals);
		case 3: return anyTradePossible(state, seat, 0, coins, seals);
		case 5: return state.plainCards(seat) > 0;
		default: return true;
	}
}
function isEmptyDeck(state, source) {
	return source >= FIRST_DECK_SOURCE && state.deckLeft(source - FIRST_DECK_SOURCE) === 0;
}
/** Lists the actions that are possible, and the Well for each; an empty deck is the Well (D3.7). */
function listActions(state, out) {
	const seat = state.active;
	const { leftSource, rightSource } = state.edition;
	let n = 0;
	for (let side = LEFT; side <= RIGHT; side++) {
		if ((side === LEFT ? state.topA : state.topB) === 0) continue;
		const source = side === LEFT ? leftSource[state.topC] : rightSource[state.topC];
		if (sourcePossible(state, seat, source)) out[n++] = ACT + source;
		if (!isEmptyDeck(state, source)) out[n++] = WELL_INSTEAD + source;
	}
	return n;
}
/** Starts an action, or takes a Well benefit for it. */
function answerActions(state, move) {
	const instead = move >= WELL_INSTEAD;
	const source = instead ? move - WELL_INSTEAD : move - ACT;
	const side = source === state.edition.leftSource[state.topC] ? LEFT : RIGHT;
	if (side === LEFT) state.topA = 0;
	else state.topB = 0;
	if (instead || isEmptyDeck(state, source)) state.push(11, 1);
	else if (source >= FIRST_DECK_SOURCE) buyTop(state, source - FIRST_DECK_SOURCE);
	else startAction(state, state.activation(source), side);
}
function startAction(state, tile, side) {
	switch (tile) {
		case 0:
			state.push(6, 0, 0, side);
			break;
		case 1:
			state.push(7, 0, 0, side);
			break;
		case 2:
			state.push(8, 0, 0, side);
			break;
		case 3:
			state.push(9, 0, 0, side);
			break;
		case 4:
			state.push(15);
			break;
		default: state.push(10, 2);
	}
}
/** Drops an action that has turned impossible after an exchange; its source opens again (D3.7). */
function abandon(state) {
	const side = state.topC;
	state.pop();
	if (side === LEFT) state.topA = 1;
	else if (side === RIGHT) state.topB = 1;
}
/** The garden action stands open while a column is possible; the only one is taken if it must be. */
function settleGarden(state) {
	const seat = state.active;
	let only = -1;
	for (let column = 0; column < COLUMNS.length; column++) {
		if (!columnPossible(state, seat, column, state.topA, state.seals(seat))) continue;
		if (state.topB === 1 || only >= 0) return true;
		only = column;
	}
	if (only < 0) abandon(state);
	else if (columnPossible(state, seat, only, state.topA, 0)) answerGarden(state, GARDEN_COLUMN + only);
	else return true;
	return false;
}
/** Lists the columns that can be paid now. */
function listGarden(state, out) {
	let n = 0;
	for (let column = 0; column < COLUMNS.length; column++) if (columnPossible(state, state.active, column, state.topA, 0)) out[n++] = GARDEN_COLUMN + column;
	if (state.topB === 1) out[n++] = SKIP;
	return n;
}
/** Places a Clan Seal in a garden column and gains the tile above it (D5.1). */
function answerGarden(state, move) {
	const seat = state.active;
	const column = move - GARDEN_COLUMN;
	state.setHolding(seat, 0, state.holding(seat, 0) - COLUMN_COST[column] + state.topA);
	state.pop();
	state.setClanSeals(seat, state.clanSeals(seat) - 1);
	state.setGardenSeals(column, seat, state.gardenSeals(column, seat) + 1);
	const side = column >= 3 ? 1 : 0;
	perform(state, state.edition.gardenEffect[state.gardenTile(column) * 2 + side]);
}
/** The training action stands open while a yard is possible; the only one is taken if it must be. */
function settleTraining(state) {
	const seat = state.active;
	let only = -1;
	for (let yard = 0; yard < YARDS.length; yard++) {
		if (!yardPossible(state, seat, yard, state.topA, state.seals(seat))) continue;
		if (state.topB === 1 || only >= 0) return true;
		only = yard;
	}
	if (only < 0) abandon(state);
	else if (yardPossible(state, seat, only, state.topA, 0)) answerTraining(state, YARD + only);
	else return true;
	return false;
}
/** Lists the yards that can be paid now. */
function listTraining(state, out) {
	let n = 0;
	for (let yard = 0; yard < YARDS.length; yard++) if (yardPossible(state, state.active, yard, state.topA, 0)) out[n++] = YARD + yard;
	if (state.topB === 1) out[n++] = SKIP;
	return n;
}
/** Places a Clan Seal in a yard; one of the two rewards of its tile follows (D5.2). */
function answerTraining(state, move) {
	const seat = state.active;
	const yard = move - YARD;
	state.setHolding(seat, 1, state.holding(seat, 1) - YARD_COST[yard] + state.topA);
	state.pop();
	state.setClanSeals(seat, state.clanSeals(seat) - 1);
	state.setYardSeals(yard, seat, state.yardSeals(yard, seat) + 1);
	perform(state, state.edition.yardEffect[yard * TILES_A_YARD + state.yardTile(yard)]);
}
/** Two actions beside the location. */
const actionsFrame = {
	settle: settleActions,
	list: listActions,
	answer: answerActions
};
/** The garden action. */
const gardenFrame = {
	settle: settleGarden,
	list: listGarden,
	answer: answerGarden
};
/** The training action. */
const trainingFrame = {
	settle: settleTraining,
	list: listTraining,
	answer: answerTraining
};
// ../engine/dist/duel/courtier.js
/** The path a seat must use, or -1 while both are free (D5.3). */
function pathOf(state, seat) {
	if (state.path(seat) >= 0) return state.path(seat);
	const taken = state.path(1 - seat);
	return taken < 0 ? -1 : 1 - taken;
}
/** The courtier action stands open while a move up is possible; the only one is made if it must be. */
function settleCourtier(state) {
	const seat = state.active;
	const seals = state.seals(seat);
	if (!climbPossible(state, seat, 1, state.topA, seals)) {
		abandon(state);
		return false;
	}
	if (state.topB === 1 || pathOf(state, seat) < 0 || climbPossible(state, seat, 2, state.topA, seals)) return true;
	if (!climbPossible(state, seat, 1, state.topA, 0)) return true;
	answerCourtier(state, CLIMB);
	return false;
}
/** Lists the moves up that can be paid now. */
function listCourtier(state, out) {
	const seat = state.active;
	const free = pathOf(state, seat) < 0;
	let n = 0;
	for (let spaces = 1; spaces <= 2; spaces++) {
		if (!climbPossible(state, seat, spaces, state.topA, 0)) continue;
		if (free) {
			out[n++] = CLIMB_BY_PATH + spaces - 1;
			out[n++] = CLIMB_BY_PATH + spaces + 1;
		} else out[n++] = CLIMB + spaces - 1;
	}
	if (state.topB === 1) out[n++] = SKIP;
	return n;
}
/** Moves the courtier up; only the space it stops on gives its reward (D5.4). */
function answerCourtier(state, move) {
	const seat = state.active;
	const path = move >= CLIMB_BY_PATH ? move - CLIMB_BY_PATH >> 1 : pathOf(state, seat);
	const spaces = (move >= CLIMB_BY_PATH ? move - CLIMB_BY_PATH & 1 : move - CLIMB) + 1;
	state.setHolding(seat, 2, state.holding(seat, 2) - CLIMB_COST[spaces] + state.topA);
	state.pop();
	const space = state.space(seat) + spaces;
	state.setPath(seat, path);
	state.setSpace(seat, space);
	const { climbEffect, topEffect } = state.edition;
	perform(state, space === 3 ? topEffect[path] : climbEffect[state.climbTile(path, space) * 2 + space - 1]);
}
/** The courtier action. */
const courtierFrame = {
	settle: settleCourtier,
	list: listCourtier,
	answer: answerCourtier
};
// ../engine/dist/duel/trade.js
function isOpen(state, seat, trade) {
	return tradePossible(state, seat, trade, state.topA, state.coins(seat), state.seals(seat));
}
/** Whether the resources for a trade are at hand now, the rest of it being possible. */
function isPayable(state, seat, trade) {
	return TRADE_COST[trade] - state.topA <= state.resources(seat) && isOpen(state, seat, trade);
}
/** The trade action stands open while a trade is possible; the only one is made if it must be. */
function settleTrade(state) {
	const seat = state.active;
	let only = -1;
	for (let trade = 0; trade < TRADES.length; trade++) {
		if (!isOpen(state, seat, trade)) continue;
		if (state.topB === 1 || only >= 0) return true;
		only = trade;
	}
	if (only < 0) abandon(state);
	else if (isPayable(state, seat, only)) answerTrade(state, TRADE + only);
	else return true;
	return false;
}
/** Lists the trades that can be paid now (D5.5). */
function listTrades(state, out) {
	let n = 0;
	for (let trade = 0; trade < TRADES.length; trade++) if (isPayable(state, state.active, trade)) out[n++] = TRADE + trade;
	if (state.topB === 1) out[n++] = SKIP;
	return n;
}
/** Starts a trade: what is bought waits below the payment. */
function answerTrade(state, move) {
	const trade = move - TRADE;
	const cost = TRADE_COST[trade] - state.topA;
	state.pop();
	if (trade === 0) state.push(13);
	else state.push(24, trade - 1);
	if (cost > 0) state.push(21, cost);
}
/** Asks which resource to pay; not when all must go, or only one kind is held and none can be exchanged for. */
function settlePay(state) {
	const seat = state.active;
	if (canExchange(state, seat) && !sealsBound(state, seat)) return true;
	const all = state.resources(seat) === state.topA;
	for (let resource = 0; resource < RESOURCES.length; resource++) {
		const held = state.holding(seat, resource);
		if (all) state.setHolding(seat, resource, 0);
		else if (held === state.resources(seat)) state.setHolding(seat, resource, held - state.topA);
		else if (held > 0) return true;
	}
	state.pop();
	return false;
}
/** Lists the resources held. */
function listPay(state, out) {
	let n = 0;
	for (let resource = 0; resource < RESOURCES.length; resource++) if (state.holding(state.active, resource) > 0) out[n++] = PAY_RESOURCE + resource;
	return n;
}
/** Pays one resource. */
function answerPay(state, move) {
	const seat = state.active;
	const resource = move - PAY_RESOURCE;
	state.setHolding(seat, resource, state.holding(seat, resource) - 1);
	if (state.topA === 1) state.pop();
	else state.topA -= 1;
}
/** Turns up a Merchandise tile of a stack, drawn from those nobody has seen yet. */
function showGoods(state, stack, rng) {
	const first = stack * 3;
	let hidden = 0;
	for (let tile = first; tile < first + 3; tile++) if (state.goods(tile) === 0) hidden++;
	if (hidden === 0) return;
	let skip = rng(hidden);
	let tile = first;
	while (state.goods(tile) !== 0 || skip-- > 0) tile++;
	state.setGoods(tile, 1);
	state.setGoodsTop(stack, tile);
}
/** Hands over the top tile of a stack that has been paid for. */
function takeGoods(state, rng) {
	const stack = state.topA;
	state.pop();
	state.setGoods(state.goodsTop(stack), 2 + state.active);
	state.setGoodsTop(stack, -1);
	showGoods(state, stack, rng);
	if (state.goodsTop(stack) < 0) return;
	state.shown += 1;
	if (listening()) tell({
		kind: "goodsShown",
		stack: stack === 0 ? "common" : "luxury",
		tile: GOODS[state.goodsTop(stack)]
	});
}
/** The trade action. */
const tradeFrame = {
	settle: settleTrade,
	list: listTrades,
	answer: answerTrade
};
/** Resources to pay. */
const payFrame = {
	settle: settlePay,
	list: listPay,
	answer: answerPay
};
/** Goods paid for. */
const goodsFrame = automatic(takeGoods);
// ../engine/dist/duel/turn.js
/** The seat whose turn it is when that many turns are closed and `starting` holds the marker (D2.1, D2.2). */
function seatOfTurn(starting, turn) {
	return starting + turn % 12 & 1;
}
/** Whether tokens are placed (0) or taken back (1). */
function roundOf(state) {
	return state.turn < 12 ? 0 : 1;
}
/** Begins the turn of the seat that is due: a Change tile may be used first (D2.3, D3.1). */
function startTurn(state) {
	const seat = seatOfTurn(state.starting, state.turn);
	state.active = seat;
	state.push(3);
	if (state.changeTiles(seat) > 0) state.push(2);
}
/** Closes the turn, declining what is still open; the marker changes hands between the rounds (D2.2). */
function closeTurn(state) {
	while (state.depth > 0) state.pop();
	state.shown = 0;
	state.turn += 1;
	if (state.turn === 24) state.setOver();
	else {
		if (state.turn === 12) {
			state.starting = 1 - state.starting;
			if (listening()) tell({
				kind: "returnBegins",
				starting: state.starting
			});
		}
		startTurn(state);
	}
}
// ../engine/dist/duel/setup.js
/** Checks untrusted options; throws `RulesError`. */
function readOptions$1(options) {
	return { firstGame: new Json(options ?? {}, "", "bad-options").object("firstGame", "edition").get("firstGame").flag(false) };
}
/** Numbers below `size`, shuffled unless it is a first game (D1.10). */
function numbers(size, firstGame, rng) {
	const all = Array.from({ length: size }, (_, i) => i);
	return firstGame ? all : shuffle(all, rng);
}
/** Lays out the tiles of D1.2 and D1.4 to D1.6. */
function layTiles(state, firstGame, rng) {
	const { locationColours } = state.edition;
	state.setYardTile(0, firstGame ? 0 : rng(BASIC_TILES.length));
	state.setYardTile(1, firstGame ? 0 : rng(ELITE_TILES.length));
	numbers(ACTIVATIONS.length, firstGame, rng).forEach((tile, space) => {
		state.setActivation(space, tile);
	});
	numbers(locationColours.length, firstGame, rng).forEach((tile, location) => {
		state.setLocationTile(location, locationColours[tile]);
	});
	const climb = numbers(CLIMB_TILES.length, firstGame, rng);
	PATHS.forEach((_, path) => {
		for (const space of [1, 2]) state.setClimbTile(path, space, climb[path * 2 + space - 1]);
	});
	const gardens = numbers(GARDEN_TILES.length, firstGame, rng);
	COLUMNS.forEach((_, column) => {
		state.setGardenTile(column, gardens[column]);
	});
}
/** Sets up a game up to the first decision (D1). */
function setUp(options, edition, rng) {
	const state = DuelState.empty(edition);
	layTiles(state, options.firstGame, rng);
	DECKS.forEach((_, deck) => {
		state.setDeckLeft(deck, 12);
	});
	DECKS.forEach((_, deck) => {
		showDeckTop(state, deck, rng);
	});
	state.lanternLeft = LANTERN_CARDS.length;
	state.rowSize = 3;
	for (let slot = 0; slot < 3; slot++) state.setRowCard(slot, drawLanternCard(state, rng));
	STACKS.forEach((_, stack) => {
		showGoods(state, stack, rng);
	});
	for (let seat = 0; seat < 2; seat++) {
		state.setClanSeals(seat, 8);
		COLOURS$1.forEach((_, colour) => {
			state.setTokens(seat, colour, 2);
		});
	}
	state.starting = rng(2);
	for (const card of numbers(STARTING_CARDS.length, false, rng).slice(0, 3)) state.setAreaCard(FIRST_STARTING_CARD + card, 1);
	startDraft(state, 1 - state.starting);
	return state;
}
/** Whether starting cards are still being chosen. */
function isDraft(state) {
	return state.depth > 0 && state.frameKind(0) === 1;
}
/** Asks a seat for its starting card; the one who does not start chooses first (D1.9). */
function startDraft(state, seat) {
	state.active = seat;
	state.push(1);
}
/** Asks the seat whose choice it is; then the other, then the first turn begins. */
function settleDraft(state) {
	if (state.topA === 0) return true;
	state.pop();
	if (state.active !== state.starting) startDraft(state, state.starting);
	else {
		for (let card = 0; card < STARTING_CARDS.length; card++) if (state.areaCard(FIRST_STARTING_CARD + card) === 1) state.setAreaCard(FIRST_STARTING_CARD + card, 0);
		startTurn(state);
	}
	return false;
}
/** Lists the starting cards on offer. */
function listDraft(state, out) {
	let n = 0;
	for (let card = 0; card < STARTING_CARDS.length; card++) if (state.areaCard(FIRST_STARTING_CARD + card) === 1) out[n++] = START + card;
	return n;
}
/** Takes a starting card: its gains at once, its other side to the Lantern Area of its colour. */
function answerDraft(state, move) {
	const card = move - START;
	state.topA = 1;
	state.setAreaCard(FIRST_STARTING_CARD + card, 2 + state.active);
	gain(state, state.edition.startingGains[card]);
}
/** A starting card. */
const draftFrame = {
	settle: settleDraft,
	list: listDraft,
	answer: answerDraft
};
// ../engine/dist/duel/tokens.js
/** Lists every swap and going without one (D3.1). */
function listSwaps(_state, out) {
	for (let i = 0; i < SWAP_TILES.length; i++) out[i] = SWAP + i;
	out[SWAP_TILES.length] = NO_SWAP;
	return SWAP_TILES.length + 1;
}
/** Discards a Change tile and swaps two Activation tiles, or goes on. */
function answerSwap(state, move) {
	state.pop();
	if (move === NO_SWAP) return;
	const [a, b] = SWAP_TILES[move - SWAP];
	state.setChangeTiles(state.active, state.changeTiles(state.active) - 1);
	for (let space = 0; space < ACTIVATION_SPACES.length; space++) {
		const tile = state.activation(space);
		if (tile === a) state.setActivation(space, b);
		else if (tile === b) state.setActivation(space, a);
	}
}
/** Whether a token of a colour may be placed on a location (D3.2). */
function mayPlace(state, location, colour) {
	const height = state.stackHeight(location);
	if (height === 0) return state.locationTile(location) !== colour;
	for (let level = 0; level < height; level++) if (state.token(location, level) === colour) return false;
	return true;
}
function listPlaces(state, out) {
	let n = 0;
	for (let colour = 0; colour < COLOURS$1.length; colour++) {
		if (state.tokens(state.active, colour) === 0) continue;
		for (let location = 0; location < LOCATIONS.length; location++) if (mayPlace(state, location, colour)) out[n++] = PLACE + colour * LOCATIONS.length + location;
	}
	return n;
}
/** Lists where tokens may be placed (D3.2) or taken (D3.3). */
function listTokens(state, out) {
	if (roundOf(state) === 0) return listPlaces(state, out);
	let n = 0;
	for (let location = 0; location < LOCATIONS.length; location++) if (state.stackHeight(location) > 0) out[n++] = TAKE + location;
	return n;
}
const scratch = [];
/** Moves the token by itself when there is only one way. */
function settleToken(state) {
	if (listTokens(state, scratch) > 1) return true;
	answerToken(state, scratch[0]);
	return false;
}
/** Moves a token; the Lantern it covers is activated, then two actions follow (D3.4, D3.6). */
function answerToken(state, move) {
	const seat = state.active;
	const placing = move < TAKE;
	const location = placing ? (move - PLACE) % LOCATIONS.length : move - TAKE;
	state.pop();
	state.push(4);
	state.push(5, 1, 1, location);
	if (placing) {
		const colour = (move - PLACE) / LOCATIONS.length | 0;
		const height = state.stackHeight(location);
		const covered = height === 0 ? state.locationTile(location) : state.token(location, height - 1);
		state.setTokens(seat, colour, state.tokens(seat, colour) - 1);
		state.pushToken(location, colour);
		activateLantern(state, covered);
	} else {
		const colour = state.popToken(location);
		state.setTokens(seat, colour, state.tokens(seat, colour) + 1);
		activateLantern(state, colour);
	}
}
/** Whether to use a Change tile. */
const swapFrame = asking$2(listSwaps, answerSwap);
/** Which token to move. */
const tokenFrame = {
	settle: settleToken,
	list: listTokens,
	answer: answerToken
};
// ../engine/dist/duel/well.js
const ANY = 0;
const SEAL = 1;
const COIN = 2;
const CHANGE = 3;
const POINT = 4;
/**
* Whether a benefit would bring something (D6.4). At the limit of coins and seals a new piece can still be
* kept for another kind, or a seal be exchanged; only then is it lost when neither is so.
*/
function brings(state, seat, benefit) {
	switch (benefit) {
		case ANY: return !resourcesFull(state, seat);
		case SEAL: return state.seals(seat) < 10 || !resourcesFull(state, seat);
		case COIN: return state.coins(seat) < 10;
		case CHANGE: return state.changeTiles(seat) < 2;
		default: return true;
	}
}
/** Asks for a benefit; a point is always one, and taken if it is the only one and may not be declined. */
function settleWell(state) {
	if (state.topB === 1) return true;
	for (let benefit = ANY; benefit < POINT; benefit++) if (brings(state, state.active, benefit)) return true;
	answerWell(state, WELL_BENEFIT + POINT);
	return false;
}
/** Lists the benefits that would bring something. */
function listBenefits(state, out) {
	let n = 0;
	for (let benefit = ANY; benefit <= POINT; benefit++) if (brings(state, state.active, benefit)) out[n++] = WELL_BENEFIT + benefit;
	if (state.topB === 1) out[n++] = SKIP;
	return n;
}
/** Takes one benefit. */
function answerWell(state, move) {
	const seat = state.active;
	if (state.topA === 1) state.pop();
	else state.topA -= 1;
	switch (move - WELL_BENEFIT) {
		case ANY:
			state.push(16, 1);
			break;
		case SEAL:
			state.setSeals(seat, state.seals(seat) + 1);
			checkMoney(state, seat);
			break;
		case COIN:
			state.setCoins(seat, state.coins(seat) + 1);
			checkMoney(state, seat);
			break;
		case CHANGE:
			state.setChangeTiles(seat, state.changeTiles(seat) + 1);
			break;
		default: state.setPoints(seat, state.points(seat) + 1);
	}
}
/** Well benefits. */
const wellFrame = {
	settle: settleWell,
	list: listBenefits,
	answer: answerWell
};
// ../engine/dist/duel/flow.js
/** How each kind of frame behaves, by its number. */
const FRAMES = [];
FRAMES[1] = draftFrame;
FRAMES[2] = swapFrame;
FRAMES[3] = tokenFrame;
FRAMES[4] = asking$2(() => 0, () => {});
FRAMES[5] = actionsFrame;
FRAMES[6] = gardenFrame;
FRAMES[7] = trainingFrame;
FRAMES[8] = courtierFrame;
FRAMES[9] = tradeFrame;
FRAMES[10] = improveFrame;
FRAMES[11] = wellFrame;
FRAMES[12] = lanternCardFrame;
FRAMES[13] = buyFrame;
FRAMES[14] = priceFrame;
FRAMES[15] = lanternFrame;
FRAMES[16] = anyFrame;
FRAMES[17] = moneyFrame;
FRAMES[18] = giveBackFrame;
FRAMES[19] = rewardFrame;
FRAMES[20] = partsFrame;
FRAMES[21] = payFrame;
FRAMES[22] = mixFrame;
FRAMES[23] = cardFrame;
FRAMES[24] = goodsFrame;
/** Resolves what needs no answer until a decision stands on top of the agenda or the game is over. */
function settle(state, rng) {
	while (state.depth > 0 && !FRAMES[state.top].settle(state, rng));
}
/** Whether the token is moved and only things that may be declined are left (D8.1). */
function mayEndTurn(state) {
	for (let i = state.depth - 1; i >= 0; i--) {
		const frame = state.frameKind(i);
		if (frame < 4 || frame > 14) return false;
		if (frame > 5 && state.frameB(i) === 0) return false;
	}
	return true;
}
/** Writes the legal moves to `out` and returns how many there are. */
function listMoves(state, out) {
	if (state.depth === 0) return 0;
	let n = FRAMES[state.top].list(state, out);
	if (mayEndTurn(state)) out[n++] = END_TURN;
	return listExchanges(state, out, n);
}
/** Performs a legal move in place. */
function apply$1(state, move, rng) {
	if (move < EXCHANGE) FRAMES[state.top].answer(state, move, rng);
	else if (move === END_TURN) closeTurn(state);
	else if (move === SKIP) state.pop();
	else exchange(state, move);
	settle(state, rng);
}
// ../engine/dist/duel/position.js
const upTo = (count) => Array.from({ length: count }, (_, i) => i);
function named(names, value) {
	return Object.fromEntries(names.map((name, index) => [name, value(index)]));
}
/** Whether the next decision is a starting card, a Change tile or a token, and nothing of the turn is behind. */
function betweenTurns(state) {
	if (state.depth === 2) return state.top === 2;
	if (state.depth !== 1) return false;
	if (state.top === 1) return true;
	return state.top === 3 && state.changeTiles(state.active) === 0;
}
const sealsOf = (count) => upTo(2).flatMap((seat) => Array(count(seat)).fill(seat));
function gardenJson(state, column) {
	return {
		tile: GARDEN_TILES[state.gardenTile(column)],
		seals: sealsOf((seat) => state.gardenSeals(column, seat))
	};
}
function yardJson(state, yard, tiles) {
	return {
		tile: tiles[state.yardTile(yard)],
		seals: sealsOf((seat) => state.yardSeals(yard, seat))
	};
}
function goodsJson(state, stack) {
	const top = state.goodsTop(stack);
	const tiles = upTo(3).map((i) => stack * 3 + i);
	return [...top < 0 ? [] : [top], ...tiles.filter((tile) => state.goods(tile) === 0)].map((tile) => GOODS[tile]);
}
function seatJson(state, seat) {
	const { areaColour } = state.edition;
	const path = state.path(seat);
	return {
		food: state.holding(seat, 0),
		iron: state.holding(seat, 1),
		pearl: state.holding(seat, 2),
		coin: state.coins(seat),
		seal: state.seals(seat),
		vp: state.points(seat),
		change: state.changeTiles(seat),
		tokens: named(COLOURS$1, (colour) => state.tokens(seat, colour)),
		lantern: named(COLOURS$1, (colour) => AREA_CARDS.filter((_, card) => state.areaCard(card) === 2 + seat && areaColour[card] === colour)),
		cards: INFLUENCE_CARDS.flatMap((id, card) => {
			const place = state.card(card);
			return place === 2 + seat || place === 4 + seat ? [{
				id,
				improved: place === 4 + seat
			}] : [];
		}),
		goods: GOODS.filter((_, tile) => state.goods(tile) === 2 + seat),
		path: path < 0 ? null : PATHS[path],
		space: state.space(seat),
		clanSeals: state.clanSeals(seat)
	};
}
function floorsJson(state) {
	return {
		...named(LOCATIONS, (location) => ({
			tile: COLOURS$1[state.locationTile(location)],
			tokens: upTo(state.stackHeight(location)).map((level) => COLOURS$1[state.token(location, level)])
		})),
		...named(ACTIVATION_SPACES, (space) => ACTIVATIONS[state.activation(space)]),
		...named(DECKS, (deck) => ({
			top: state.deckTop(deck) < 0 ? null : INFLUENCE_CARDS[state.deckTop(deck)],
			left: state.deckLeft(deck)
		}))
	};
}
/** Writes a state as readable JSON. Inside a turn it adds `inTurn` and is for showing only. */
function toPosition$1(state) {
	const offer = STARTING_CARDS.filter((_, card) => state.areaCard(FIRST_STARTING_CARD + card) === 1);
	const standing = state.depth === 0 || betweenTurns(state);
	return {
		game: "duel",
		round: ROUNDS[roundOf(state)],
		starting: state.starting,
		toMove: state.toMove,
		...offer.length > 0 && { offer },
		floors: floorsJson(state),
		lanternRow: upTo(state.rowSize).map((slot) => LANTERN_CARDS[state.rowCard(slot)]),
		lanternLeft: state.lanternLeft,
		yards: {
			basic: yardJson(state, 0, BASIC_TILES),
			elite: yardJson(state, 1, ELITE_TILES)
		},
		gardens: {
			stone: [
				0,
				1,
				2
			].map((column) => gardenJson(state, column)),
			plant: [
				3,
				4,
				5
			].map((column) => gardenJson(state, column))
		},
		climb: named(PATHS, (path) => [1, 2].map((space) => CLIMB_TILES[state.climbTile(path, space)])),
		goods: {
			common: goodsJson(state, 0),
			luxury: goodsJson(state, 1)
		},
		seats: upTo(2).map((seat) => seatJson(state, seat)),
		...!standing && { inTurn: { agenda: upTo(state.depth).map((i) => frameName(state.frameKind(i))) } }
	};
}
// ../engine/dist/duel/optional.js
/** An object that may be left out. */
function section(json, ...known) {
	return json.given ? json.object(...known) : new Json({}, json.path, json.code);
}
/** A list that may be left out. */
function items(json, most) {
	return json.given ? json.list(0, most) : [];
}
// ../engine/dist/duel/read-edition.js
const SECTIONS = Object.keys(BUILT_IN);
const MOST_YARD_SPACES = 16;
/** Reads a list of things with ids, which must be the built-in ids in their order: moves name them. */
function readItems(json, builtIn, read) {
	if (!json.given) return builtIn;
	return json.list(builtIn.length, builtIn.length).map((item, i) => {
		item.object(...Object.keys(builtIn[i]));
		item.get("id").oneOf([builtIn[i].id]);
		return read(item);
	});
}
/** Reads things whose fields, the id apart, are texts. */
function readTexts(json, builtIn) {
	const names = Object.keys(builtIn[0]);
	return readItems(json, builtIn, (item) => Object.fromEntries(names.map((name) => [name, item.get(name).text()])));
}
function readTextList(json, builtIn) {
	return json.given ? json.list(builtIn.length, builtIn.length).map((item) => item.text()) : builtIn;
}
function readComponents(json) {
	const influence = section(json.get("influence"), ...Object.keys(BUILT_IN.influence));
	const lantern = section(json.get("lantern"), ...Object.keys(BUILT_IN.lantern));
	const gardens = section(json.get("gardens"), ...Object.keys(BUILT_IN.gardens));
	const yards = section(json.get("yards"), ...Object.keys(BUILT_IN.yards));
	const spaces = section(yards.get("spaces"), "basic", "elite");
	const climb = section(json.get("climb"), ...Object.keys(BUILT_IN.climb));
	const top = section(climb.get("top"), "left", "right");
	const merchandise = section(json.get("merchandise"), ...Object.keys(BUILT_IN.merchandise));
	const { floors, location } = BUILT_IN;
	return {
		influence: {
			weapon: readTexts(influence.get("weapon"), BUILT_IN.influence.weapon),
			flag: readTexts(influence.get("flag"), BUILT_IN.influence.flag),
			origami: readTexts(influence.get("origami"), BUILT_IN.influence.origami)
		},
		lantern: {
			coral: readTextList(lantern.get("coral"), BUILT_IN.lantern.coral),
			black: readTextList(lantern.get("black"), BUILT_IN.lantern.black),
			white: readTextList(lantern.get("white"), BUILT_IN.lantern.white)
		},
		starting: readItems(json.get("starting"), BUILT_IN.starting, (card) => ({
			id: card.get("id").text(),
			gain: card.get("gain").text(),
			colour: COLOURS$1[card.get("colour").oneOf(COLOURS$1)],
			reward: card.get("reward").text()
		})),
		location: json.get("location").given ? json.get("location").list(location.length, location.length).map((tile) => COLOURS$1[tile.oneOf(COLOURS$1)]) : location,
		floors: json.get("floors").given ? json.get("floors").list(floors.length, floors.length).map((floor) => readTextList(floor, floors[0])) : floors,
		gardens: {
			stoneIcons: readTextList(gardens.get("stoneIcons"), BUILT_IN.gardens.stoneIcons),
			plantIcons: readTextList(gardens.get("plantIcons"), BUILT_IN.gardens.plantIcons),
			tiles: readTexts(gardens.get("tiles"), BUILT_IN.gardens.tiles)
		},
		yards: {
			basic: readTexts(yards.get("basic"), BUILT_IN.yards.basic),
			elite: readTexts(yards.get("elite"), BUILT_IN.yards.elite),
			spaces: {
				basic: spaces.get("basic").integer(1, MOST_YARD_SPACES, BUILT_IN.yards.spaces.basic),
				elite: spaces.get("elite").integer(1, MOST_YARD_SPACES, BUILT_IN.yards.spaces.elite)
			}
		},
		climb: {
			tiles: readTexts(climb.get("tiles"), BUILT_IN.climb.tiles),
			top: {
				left: top.get("left").given ? top.get("left").text() : BUILT_IN.climb.top.left,
				right: top.get("right").given ? top.get("right").text() : BUILT_IN.climb.top.right
			}
		},
		merchandise: {
			common: readTexts(merchandise.get("common"), BUILT_IN.merchandise.common),
			luxury: readTexts(merchandise.get("luxury"), BUILT_IN.merchandise.luxury)
		}
	};
}
/** Checks an untrusted edition file and compiles it; throws `RulesError` naming the field. */
function readEdition(json) {
	const root = new Json(json, "", "bad-edition").object("format", "version", "game", "name", ...SECTIONS);
	root.get("format").oneOf(["shirasagi-edition"]);
	root.get("version").integer(1, 1);
	root.get("game").oneOf(["duel"]);
	const name = root.get("name").text(80);
	if (name === "") root.get("name").fail("must not be empty");
	return compileEdition(readComponents(root), name);
}
// ../engine/dist/duel/read-cards.js
/** Reads the Influence cards of both seats and the three decks; cards not named are unseen in the decks. */
function readInfluence(floors, seats, state) {
	let hidden = INFLUENCE_CARDS.length;
	const claim = (json, place) => {
		const card = json.oneOf(INFLUENCE_CARDS);
		if (state.card(card) !== 0) json.fail(`${INFLUENCE_CARDS[card]} is on the table twice`);
		state.setCard(card, place);
		return card;
	};
	seats.forEach((json, seat) => {
		for (const item of items(json.get("cards"), INFLUENCE_CARDS.length)) {
			item.object("id", "improved");
			const improved = item.get("improved").flag(false);
			claim(item.get("id"), (improved ? 4 : 2) + seat);
			hidden--;
			if (!improved) state.setPlainCards(seat, state.plainCards(seat) + 1);
		}
	});
	const decks = DECKS.map((name) => section(floors.get(name), "top", "left"));
	readDeckSizes(decks, hidden, state);
	decks.forEach((deck, i) => {
		const top = deck.get("top");
		if (top.value === null ? state.deckLeft(i) > 0 : top.given && state.deckLeft(i) === 0) top.fail(`a deck of ${state.deckLeft(i)} cards cannot show ${String(top.value)}`);
		if (top.given && top.value !== null) state.setDeckTop(i, claim(top, 1));
	});
	decks.forEach((_, i) => {
		if (state.deckLeft(i) === 0 || state.deckTop(i) >= 0) return;
		const first = INFLUENCE_CARDS.findIndex((_, card) => state.card(card) === 0);
		state.setCard(first, 1);
		state.setDeckTop(i, first);
	});
}
/** Sizes of the decks; those left out share the cards that remain. */
function readDeckSizes(decks, cards, state) {
	let open = 0;
	let rest = cards;
	decks.map((deck) => {
		const left = deck.get("left");
		const size = deck.get("top").value === null && !left.given ? 0 : left.integer(0, 12, -1);
		if (size < 0) open++;
		else rest -= size;
		return size;
	}).forEach((size, i) => {
		const share = size < 0 ? Math.ceil(rest / open) : size;
		if (share < 0 || share > 12) decks[i].get("left").fail(`${cards} cards are in the decks, 12 at most in each`);
		if (size < 0) {
			open--;
			rest -= share;
		}
		state.setDeckLeft(i, share);
	});
	if (rest !== 0) decks[0].get("left").fail(`${cards} cards are in the decks, not ${cards - rest}`);
}
/** Reads the Lantern Areas and the face-up row; Lantern cards not named are unseen in the deck. */
function readLantern(json, seats, state) {
	const { areaColour } = state.edition;
	seats.forEach((seatJson, seat) => {
		const areas = section(seatJson.get("lantern"), ...COLOURS$1);
		let starting = 0;
		COLOURS$1.forEach((name, colour) => {
			for (const item of items(areas.get(name), AREA_CARDS.length)) {
				const card = item.oneOf(AREA_CARDS);
				if (areaColour[card] !== colour) item.fail(`${AREA_CARDS[card]} is not ${name}`);
				if (state.areaCard(card) !== 0) item.fail(`${AREA_CARDS[card]} is on the table twice`);
				if (card >= FIRST_STARTING_CARD && ++starting > 1) item.fail("a player has one starting card");
				state.setAreaCard(card, 2 + seat);
			}
		});
	});
	const row = json.get("lanternRow");
	const free = LANTERN_CARDS.map((_, card) => card).filter((card) => state.areaCard(card) === 0);
	const cards = row.given ? row.list(0, 3).map((item) => {
		const card = item.oneOf(LANTERN_CARDS);
		if (state.areaCard(card) !== 0) item.fail(`${LANTERN_CARDS[card]} is on the table twice`);
		state.setAreaCard(card, 1);
		return card;
	}) : free.slice(0, 3);
	cards.forEach((card, slot) => {
		state.setAreaCard(card, 1);
		state.setRowCard(slot, card);
	});
	state.rowSize = cards.length;
	const left = free.length - cards.length;
	if (cards.length < 3 && left > 0) row.fail(`has 3 cards while ${left} are left in the deck (D6.5)`);
	if (json.get("lanternLeft").integer(0, LANTERN_CARDS.length, left) !== left) json.get("lanternLeft").fail(`${left} of the ${LANTERN_CARDS.length} Lantern cards are not face up`);
	state.lanternLeft = left;
}
/** Reads the Merchandise of both seats and the two stacks: the top tile first. */
function readGoods(json, seats, state) {
	seats.forEach((seatJson, seat) => {
		for (const item of items(seatJson.get("goods"), GOODS.length)) {
			const tile = item.oneOf(GOODS);
			if (state.goods(tile) !== 0) item.fail(`${GOODS[tile]} is on the table twice`);
			state.setGoods(tile, 2 + seat);
		}
	});
	const stacks = section(json, ...STACKS);
	STACKS.forEach((name, stack) => {
		const ids = GOODS.slice(stack * 3, (stack + 1) * 3);
		const left = ids.filter((id) => state.goods(GOODS.indexOf(id)) === 0);
		const field = stacks.get(name);
		const tiles = field.given ? field.list(0, 3).map((item) => ids[item.oneOf(ids)]) : left;
		if (tiles.length !== left.length || left.some((id) => !tiles.includes(id))) field.fail(`must hold the tiles nobody has, each once: ${left.join(", ") || "none"}`);
		if (tiles.length === 0) return;
		state.setGoods(GOODS.indexOf(tiles[0]), 1);
		state.setGoodsTop(stack, GOODS.indexOf(tiles[0]));
	});
}
// ../engine/dist/duel/read-tiles.js
/**
* Reads places that each hold one of `ids`, an id on at most `copies` of them. Places left out get the first
* ids still free, so that a default never takes a tile that is named.
*/
function readPlaces(fields, ids, copies = 1) {
	const free = ids.map(() => copies);
	return fields.map((field) => {
		if (!field.given) return -1;
		const index = field.oneOf(ids);
		if (free[index]-- === 0) field.fail(`${ids[index]} is on the table more often than it exists`);
		return index;
	}).map((index) => {
		if (index >= 0) return index;
		const first = free.findIndex((left) => left > 0);
		free[first]--;
		return first;
	});
}
/** Reads every tile that lies on the board from the start, and the stacks of tokens. */
function readTiles(json, state) {
	const floors = section(json.get("floors"), ...LOCATIONS, ...ACTIVATION_SPACES, ...DECKS);
	const locations = LOCATIONS.map((name) => section(floors.get(name), "tile", "tokens"));
	readPlaces(locations.map((location) => location.get("tile")), COLOURS$1, 2).forEach((colour, location) => {
		state.setLocationTile(location, colour);
		readStack(locations[location].get("tokens"), state, location);
	});
	readPlaces(ACTIVATION_SPACES.map((name) => floors.get(name)), ACTIVATIONS).forEach((tile, space) => {
		state.setActivation(space, tile);
	});
	const yards = section(json.get("yards"), ...YARDS);
	[BASIC_TILES, ELITE_TILES].forEach((ids, yard) => {
		state.setYardTile(yard, section(yards.get(YARDS[yard]), "tile", "seals").get("tile").oneOf(ids, 0));
	});
	const gardens = section(json.get("gardens"), "stone", "plant");
	readPlaces([gardens.get("stone"), gardens.get("plant")].flatMap((kind) => kind.given ? kind.list(3, 3).map((column) => column.object("tile", "seals").get("tile")) : [
		kind,
		kind,
		kind
	]), GARDEN_TILES).forEach((tile, column) => {
		state.setGardenTile(column, tile);
	});
	const climb = section(json.get("climb"), ...PATHS);
	readPlaces(PATHS.flatMap((path) => climb.get(path).given ? climb.get(path).list(2, 2) : [climb.get(path), climb.get(path)]), CLIMB_TILES).forEach((tile, i) => {
		state.setClimbTile(i >> 1, (i & 1) + 1, tile);
	});
}
/** Reads a stack of tokens from the bottom, by the rules of placing (D3.2). */
function readStack(json, state, location) {
	items(json, 3).forEach((item, level) => {
		const colour = item.oneOf(COLOURS$1);
		if (level === 0 && colour === state.locationTile(location)) item.fail(`the lowest token differs from the ${COLOURS$1[colour]} Location tile (D3.2)`);
		for (let below = 0; below < level; below++) if (state.token(location, below) === colour) item.fail("the tokens of a stack differ in colour (D3.2)");
		state.pushToken(location, colour);
	});
}
// ../engine/dist/duel/read-tokens.js
const PER_COLOUR = 4;
const PER_SEAT = TOKENS$1 / 2;
/** Counts the tokens on the board, which say how many turns are closed, and reads those on the domains. */
function readTokens(json, seats, state, round) {
	const left = COLOURS$1.map(() => PER_COLOUR);
	let onBoard = 0;
	LOCATIONS.forEach((name, location) => {
		for (let level = 0; level < state.stackHeight(location); level++, onBoard++) {
			const colour = state.token(location, level);
			if (left[colour]-- === 0) json.get("floors").get(name).get("tokens").fail(`there are only ${PER_COLOUR} ${COLOURS$1[colour]} tokens`);
		}
	});
	if (round === 0 && onBoard === TOKENS$1) json.get("round").fail("with all tokens on the board the Return round has begun");
	state.turn = round === 0 ? onBoard : 24 - onBoard;
	const moved = state.turn % 12;
	const quota = seats.map((_, seat) => {
		const turns = state.turn === 24 ? PER_SEAT : moved + (seat === state.starting ? 1 : 0) >> 1;
		return round === 0 ? PER_SEAT - turns : turns;
	});
	const limit = round === 0 ? 2 : PER_COLOUR;
	const held = seats.map((seat) => readHeld(seat.get("tokens"), limit));
	const shares = held.map((tokens, seat) => tokens ?? shareOf(left, held[1 - seat], quota[seat], limit, seat));
	shares.forEach((tokens, seat) => {
		const field = seats[seat].get("tokens");
		const sum = tokens.reduce((a, b) => a + b, 0);
		if (sum !== quota[seat]) field.fail(`after ${state.turn} turns this domain has ${quota[seat]} tokens, not ${sum}`);
		tokens.forEach((count, colour) => {
			const all = PER_COLOUR - left[colour] + shares[0][colour] + shares[1][colour];
			if (all !== PER_COLOUR) field.fail(`there are ${PER_COLOUR} ${COLOURS$1[colour]} tokens in all, not ${all}`);
			state.setTokens(seat, colour, count);
		});
	});
}
function readHeld(json, limit) {
	if (!json.given) return null;
	const tokens = section(json, ...COLOURS$1);
	return COLOURS$1.map((colour) => tokens.get(colour).integer(0, limit, 0));
}
/** The tokens of a domain left out: what the other does not have, or an even share by colour. */
function shareOf(left, other, quota, limit, seat) {
	if (other) return left.map((count, colour) => Math.max(0, count - other[colour]));
	const sum = left.reduce((a, b) => a + b, 0);
	const first = seat === 0 ? quota : sum - quota;
	const share = left.map((count) => Math.max(0, count - limit));
	let missing = first - share.reduce((a, b) => a + b, 0);
	while (missing > 0) {
		const room = left.map((count, colour) => Math.min(limit, count) - share[colour]);
		const colour = room.indexOf(Math.max(...room));
		if (room[colour] <= 0) break;
		share[colour]++;
		missing--;
	}
	return seat === 0 ? share : left.map((count, colour) => count - share[colour]);
}
// ../engine/dist/duel/read-position.js
const FIELDS = [...[
	"game",
	"round",
	"starting",
	"toMove",
	"offer",
	"floors",
	"lanternRow",
	"lanternLeft",
	"yards",
	"gardens"
], ...[
	"climb",
	"goods",
	"seats",
	"inTurn"
]];
const SEAT_FIELDS = [...[
	"food",
	"iron",
	"pearl",
	"coin",
	"seal",
	"vp",
	"change",
	"tokens",
	"lantern",
	"cards",
	"goods",
	"path"
], ...["space", "clanSeals"]];
const MOST_POINTS = 9999;
const noChance = () => {
	throw new Error("reading a position draws nothing");
};
/** Reads a position from untrusted JSON; throws `RulesError` naming the field that is wrong. */
function fromPosition(value, edition) {
	const json = new Json(value, "", "bad-position").object(...FIELDS);
	json.get("game").oneOf(["duel"]);
	if (json.get("inTurn").given) json.get("inTurn").fail("a position stands between turns; reach the inside of one by moves");
	const state = DuelState.empty(edition);
	const given = json.get("seats").given ? json.get("seats").list(2, 2) : [];
	const seats = [0, 1].map((seat) => section(given[seat] ?? json.get(`seats[${seat}]`), ...SEAT_FIELDS));
	readTiles(json, state);
	readSeals(json, state);
	seats.forEach((seatJson, seat) => {
		readSeat(seatJson, state, seat);
	});
	readCourtiers(seats, state);
	readInfluence(json.get("floors"), seats, state);
	readLantern(json, seats, state);
	readGoods(json.get("goods"), seats, state);
	state.starting = json.get("starting").integer(0, 1, 0);
	readTokens(json, seats, state, json.get("round").oneOf(ROUNDS, 0));
	start(json, state);
	for (const fault of faults(state)) json.fail(fault);
	return state;
}
/** Clan Seals in gardens and yards, each named by its seat. */
function readSeals(json, state) {
	const gardens = section(json.get("gardens"), "stone", "plant");
	COLUMNS.forEach((name, column) => {
		const kind = name.slice(0, -1);
		const columns = gardens.get(kind).given ? gardens.get(kind).list(3, 3) : [];
		if (!columns[column % 3]) return;
		for (const seal of items(columns[column % 3].object("tile", "seals").get("seals"), 2)) {
			const seat = seal.integer(0, 1);
			state.setGardenSeals(column, seat, state.gardenSeals(column, seat) + 1);
		}
	});
	const yards = section(json.get("yards"), ...YARDS);
	YARDS.forEach((name, yard) => {
		const seals = section(yards.get(name), "tile", "seals").get("seals");
		for (const seal of items(seals, state.edition.yardSpaces[yard])) {
			const seat = seal.integer(0, 1);
			state.setYardSeals(yard, seat, state.yardSeals(yard, seat) + 1);
		}
	});
}
function readSeat(json, state, seat) {
	RESOURCES.forEach((name, resource) => {
		state.setHolding(seat, resource, json.get(name).integer(0, 7, 0));
	});
	const coins = json.get("coin").integer(0, 10, 0);
	const seals = json.get("seal").integer(0, 10, 0);
	if (coins + seals > 10) json.get("seal").fail(`${coins} coins and ${seals} seals are more than 10 together`);
	state.setCoins(seat, coins);
	state.setSeals(seat, seals);
	state.setPoints(seat, json.get("vp").integer(0, MOST_POINTS, 0));
	state.setChangeTiles(seat, json.get("change").integer(0, 2, 0));
	let placed = 0;
	for (let column = 0; column < COLUMNS.length; column++) placed += state.gardenSeals(column, seat);
	for (let yard = 0; yard < YARDS.length; yard++) placed += state.yardSeals(yard, seat);
	const field = json.get("clanSeals");
	if (placed > 8) field.fail(`a clan has 8 Clan Seals, but ${placed} are placed`);
	const left = field.integer(0, 8, 8 - placed);
	if (left + placed !== 8) field.fail(`a clan has 8 Clan Seals: with ${placed} placed ${8 - placed} are left, not ${left}`);
	state.setClanSeals(seat, left);
}
function readCourtiers(seats, state) {
	seats.forEach((json, seat) => {
		const space = json.get("space").integer(0, 3, 0);
		const path = json.get("path").value === null ? -1 : json.get("path").oneOf(PATHS, -1);
		if (space > 0 && path < 0) json.get("path").fail(`a courtier on space ${space} is on the left or the right path`);
		if (space === 0 && path >= 0) json.get("space").fail("a courtier on a path stands on space 1, 2 or 3");
		if (path >= 0 && seat === 1 && state.path(0) === path) json.get("path").fail(`both courtiers cannot be on the ${PATHS[path]} path (D5.3)`);
		state.setPath(seat, path);
		state.setSpace(seat, space);
	});
}
/** Puts the next decision on the agenda: a starting card, or the turn that is due. */
function start(json, state) {
	const offer = json.get("offer");
	if (offer.given) readOffer(offer, state);
	else if (state.turn === 24) state.setOver();
	else startTurn(state);
	const due = state.toMove;
	const toMove = json.get("toMove");
	if (toMove.given && toMove.integer(-1, 1) !== due) {
		const because = offer.given ? "in the draft" : `after ${state.turn} turns`;
		toMove.fail(`${because} it is ${due < 0 ? "over" : `seat ${due}'s turn`}, not ${String(toMove.value)}`);
	}
	settle(state, noChance);
}
function readOffer(json, state) {
	const cards = json.list(2, 3);
	if (state.turn > 0) json.fail("starting cards are chosen before the first token is moved");
	for (const item of cards) {
		const card = FIRST_STARTING_CARD + item.oneOf(STARTING_CARDS);
		if (state.areaCard(card) !== 0) item.fail(`${STARTING_CARDS[card - FIRST_STARTING_CARD]} is on the table twice`);
		state.setAreaCard(card, 1);
	}
	const first = cards.length === 3;
	const has = (seat) => STARTING_CARDS.some((_, card) => state.areaCard(FIRST_STARTING_CARD + card) === 2 + seat);
	if (has(1 - state.starting) === first || has(state.starting)) json.fail(first ? "with three cards on offer nobody has a starting card yet" : `with two cards on offer only seat ${1 - state.starting} has a starting card`);
	startDraft(state, first ? 1 - state.starting : state.starting);
}
// ../engine/dist/duel/scoring.js
/** Points of what is left of one resource (D7.1). */
function leftoverPoints(count) {
	if (count >= 7) return 2;
	return count >= 3 ? 1 : 0;
}
/** Totals of one icon from improved cards, garden columns and merchandise (D7.5). */
function countIcon(state, seat, icon) {
	const { cardIcons, columnIcons, goodsIcons } = state.edition;
	const kinds = 5;
	let count = 0;
	for (let card = 0; card < INFLUENCE_CARDS.length; card++) if (state.card(card) === 4 + seat) count += cardIcons[card * kinds + icon];
	for (let column = 0; column < COLUMNS.length; column++) count += state.gardenSeals(column, seat) * columnIcons[column * kinds + icon];
	for (let tile = 0; tile < GOODS.length; tile++) if (state.goods(tile) === 2 + seat) count += goodsIcons[tile * kinds + icon];
	return count;
}
/** What one icon is worth by the seals in both yards (D7.3). */
function trainedWorth(state, seat, worth) {
	let sum = 0;
	for (let yard = 0; yard < YARDS.length; yard++) sum += worth[yard] * state.yardSeals(yard, seat);
	return sum;
}
const FLAG = ICONS.indexOf("F");
const KATANA = ICONS.indexOf("K");
const KABUTO = ICONS.indexOf("H");
const BLUE_CRANE = ICONS.indexOf("B");
const WHITE_CRANE = ICONS.indexOf("W");
const coinPoints = (state, seat) => Math.floor((state.coins(seat) + state.seals(seat)) / 5);
function resourcePoints(state, seat) {
	let points = 0;
	for (let resource = 0; resource < RESOURCES.length; resource++) points += leftoverPoints(state.holding(seat, resource));
	return points;
}
const flagPoints = (state, seat) => countIcon(state, seat, FLAG) * state.space(seat);
const katanaPoints = (state, seat) => countIcon(state, seat, KATANA) * trainedWorth(state, seat, KATANA_WORTH);
const kabutoPoints = (state, seat) => countIcon(state, seat, KABUTO) * trainedWorth(state, seat, KABUTO_WORTH);
const cranePoints = (state, seat) => countIcon(state, seat, BLUE_CRANE) * countIcon(state, seat, WHITE_CRANE);
/** Points of one seat if the game ended now. */
function totalPoints(state, seat) {
	return state.points(seat) + coinPoints(state, seat) + resourcePoints(state, seat) + flagPoints(state, seat) + katanaPoints(state, seat) + kabutoPoints(state, seat) + cranePoints(state, seat);
}
/** Positive when seat `a` is ahead of seat `b`: points, then Clan Seals placed, then the higher courtier (D7.6). */
function lead(state, a, b) {
	const placed = (seat) => 8 - state.clanSeals(seat);
	return totalPoints(state, a) - totalPoints(state, b) || placed(a) - placed(b) || state.space(a) - state.space(b);
}
/** The final scoring of both seats as the table stands (D7). */
function scoreSheet(state) {
	return Array.from({ length: 2 }, (_, seat) => ({
		seat,
		categories: {
			clanPoints: state.points(seat),
			coins: coinPoints(state, seat),
			resources: resourcePoints(state, seat),
			flags: flagPoints(state, seat),
			katanas: katanaPoints(state, seat),
			kabutos: kabutoPoints(state, seat),
			cranes: cranePoints(state, seat)
		},
		total: totalPoints(state, seat),
		rank: lead(state, seat, 1 - seat) >= 0 ? 1 : 2
	}));
}
// ../engine/dist/duel/why.js
/** Kinds of moves a frame is about; a move of another kind is simply not asked. */
const ASKED = {
	[1]: ["start"],
	[3]: ["place", "take"],
	[5]: ["act", "wellInstead"],
	[6]: ["gardenColumn"],
	[7]: ["yard"],
	[8]: ["climb"],
	[9]: ["trade"],
	[10]: ["improve"],
	[11]: ["well"],
	[12]: ["lanternCard"],
	[13]: ["buy"],
	[14]: ["pay"],
	[16]: ["gainAny"],
	[18]: ["giveBack"],
	[21]: ["payResource"]
};
/** Why a move cannot be chosen now; nothing when it can. */
function whyNot(state, move) {
	if (state.depth === 0) return { reason: "over" };
	const legal = [];
	const count = listMoves(state, legal);
	if (legal.slice(0, count).includes(move)) return void 0;
	const info = MOVES.info(move);
	if (info.kind === "exchange") return whyNoExchange(state, info);
	if (info.kind === "endTurn") return { reason: "mustDecide" };
	if (info.kind === "swap" && state.changeTiles(state.active) === 0) return shortOf("change", 1, 0);
	if (!ASKED[state.top]?.includes(info.kind)) return { reason: "notNow" };
	switch (info.kind) {
		case "place": return whyNoPlace(state, info);
		case "gardenColumn": return whyNoColumn(state, COLUMNS.indexOf(info.column));
		case "yard": return whyNoYard(state, YARDS.indexOf(info.yard));
		case "climb": return whyNoClimb(state, info);
		case "trade": return whyNoTrade(state, TRADES.indexOf(info.option));
		case "buy": return whyNoCard(state, DECKS.indexOf(info.deck));
		case "act": return { reason: state.topA + state.topB === 2 ? "pointless" : "used" };
		case "well":
		case "gainAny": return { reason: "full" };
		case "improve": return { reason: "notHere" };
		default: return { reason: "empty" };
	}
}
function whyNoExchange(state, { get }) {
	if (state.holding(state.active, RESOURCES.indexOf(get)) === 7) return { reason: "full" };
	const seals = state.seals(state.active);
	return seals < 2 ? shortOf("seals", 2, seals) : { reason: "notNow" };
}
function whyNoPlace(state, { colour, location }) {
	if (state.tokens(state.active, COLOURS$1.indexOf(colour)) === 0) return { reason: "noMember" };
	return { reason: state.stackHeight(LOCATIONS.indexOf(location)) === COLOURS$1.length ? "occupied" : "colour" };
}
function whyNoColumn(state, column) {
	const seat = state.active;
	if (state.gardenSeals(column, 0) + state.gardenSeals(column, 1) === 2) return { reason: "occupied" };
	if (state.clanSeals(seat) === 0) return { reason: "noMember" };
	return shortOf("food", COLUMN_COST[column] - state.topA, state.holding(seat, 0));
}
function whyNoYard(state, yard) {
	const seat = state.active;
	if (state.clanSeals(seat) === 0) return { reason: "noMember" };
	const short = YARD_COST[yard] - state.topA - state.holding(seat, 1);
	return short > 0 ? {
		reason: "iron",
		short
	} : { reason: "occupied" };
}
function whyNoClimb(state, { path, spaces }) {
	const seat = state.active;
	if (state.space(seat) + spaces > 3) return { reason: "notHere" };
	const short = CLIMB_COST[spaces] - state.topA - state.holding(seat, 2);
	if (short > 0) return {
		reason: "pearl",
		short
	};
	return { reason: path ? "occupied" : "notHere" };
}
function whyNoTrade(state, trade) {
	const short = TRADE_COST[trade] - state.topA - state.resources(state.active);
	if (short > 0) return {
		reason: "resources",
		short
	};
	return { reason: trade === 0 ? "pointless" : "empty" };
}
function whyNoCard(state, deck) {
	const card = state.deckTop(deck);
	if (card < 0) return { reason: "empty" };
	const seat = state.active;
	const { coins, seals, mix } = state.edition.cost[card];
	if (coins > state.coins(seat)) return shortOf("coins", coins, state.coins(seat));
	if (seals > state.seals(seat)) return shortOf("seals", seals, state.seals(seat));
	return shortOf("coins", coins + seals + mix, state.coins(seat) + state.seals(seat));
}
// ../engine/dist/games.js
const GAMES = {
	castle: castleRules,
	duel: {
		game: "duel",
		moves: MOVES,
		layout: LAYOUT,
		edition: BUILT_IN_EDITION,
		readOptions: (options) => ({ ...readOptions$1(options) }),
		readEdition,
		create: (options, edition, rng) => setUp(options, edition, rng),
		wrap: (bytes, edition) => new DuelState(bytes, edition),
		listMoves,
		whyNot,
		apply: apply$1,
		applyTelling: (state, move, rng) => listen(() => apply$1(state, move, rng)),
		scoreSheet,
		betweenTurns,
		toPosition: toPosition$1,
		fromPosition,
		turnKey: (state) => `${state.turn}.${state.toMove}.${isDraft(state) ? "draft" : "turn"}`,
		shown: (state) => state.shown,
		faults
	}
};
/** The rules of a game whose name is known to be one. */
const rulesByName = (game) => GAMES[game];
/** The names of the games. */
const GAME_NAMES = Object.keys(GAMES);
/** The rules of a game by name; throws `RulesError` for a name that is none. */
function rulesFor(game) {
	if (typeof game === "string" && Object.hasOwn(GAMES, game)) return GAMES[game];
	throw new RulesError("bad-options", `game: must be one of ${GAME_NAMES.join(", ")}, not ${String(game)}`, "game");
}
// ../engine/dist/index.js
const rulesOf = (state) => rulesByName(state.game);
const editionOf = (state) => state.edition;
/** Splits the edition off and checks both. */
function readOptions(rules, options) {
	if (typeof (options ?? {}) !== "object" || Array.isArray(options)) throw new RulesError("bad-options", "options are an object");
	const { edition, ...rest } = options ?? {};
	return {
		options: rules.readOptions(rest),
		edition: edition === void 0 ? rules.edition : rules.readEdition(edition)
	};
}
/** Sets up a game; throws `RulesError` for options that make no sense. */
function create(game, options, rng) {
	const rules = rulesFor(game);
	const checked = readOptions(rules, options);
	return rules.create(checked.options, checked.edition, rng);
}
/** The legal moves, in `out` when given; never empty while the game goes on. */
function legalMoves(state, out = []) {
	const count = rulesOf(state).listMoves(state, out);
	while (out.length > count) out.pop();
	return out;
}
/** Performs a legal move in place. No checks: the hot path. */
function apply(state, move, rng) {
	rulesOf(state).apply(state, move, rng);
}
/** What happened besides the move itself when it was played with these outcomes; the state stays as it is. */
function events(state, move, drawn) {
	return rulesOf(state).applyTelling(clone(state), move, scripted(drawn));
}
/** An independent copy. */
function clone(state) {
	const bytes = freshBytes(state.bytes.length);
	bytes.set(state.bytes);
	return rulesOf(state).wrap(bytes, editionOf(state));
}
/** What a move means, as a tagged union. */
function describe(state, move) {
	return rulesOf(state).moves.info(move);
}
/** A state as readable JSON; between turns it reads back to the same bytes. */
function toPosition(state) {
	return rulesOf(state).toPosition(state);
}
// ../../node_modules/@formatjs/fast-memoize/index.js
function memoize(fn, options) {
	const cache = options && options.cache ? options.cache : cacheDefault;
	const serializer = options && options.serializer ? options.serializer : serializerDefault;
	return (options && options.strategy ? options.strategy : strategyDefault)(fn, {
		cache,
		serializer
	});
}
function isPrimitive(value) {
	return value == null || typeof value === "number" || typeof value === "boolean";
}
function monadic(fn, cache, serializer, arg) {
	const cacheKey = isPrimitive(arg) ? arg : serializer(arg);
	let computedValue = cache.get(cacheKey);
	if (typeof computedValue === "undefined") {
		computedValue = fn.call(this, arg);
		cache.set(cacheKey, computedValue);
	}
	return computedValue;
}
function variadic(fn, cache, serializer) {
	const args = Array.prototype.slice.call(arguments, 3);
	const cacheKey = serializer(args);
	let computedValue = cache.get(cacheKey);
	if (typeof computedValue === "undefined") {
		computedValue = fn.apply(this, args);
		cache.set(cacheKey, computedValue);
	}
	return computedValue;
}
function assemble(fn, context, strategy, cache, serialize) {
	return strategy.bind(context, fn, cache, serialize);
}
function strategyDefault(fn, options) {
	const strategy = fn.length === 1 ? monadic : variadic;
	return assemble(fn, this, strategy, options.cache.create(), options.serializer);
}
function strategyVariadic(fn, options) {
	return assemble(fn, this, variadic, options.cache.create(), options.serializer);
}
function strategyMonadic(fn, options) {
	return assemble(fn, this, monadic, options.cache.create(), options.serializer);
}
const serializerDefault = function() {
	return JSON.stringify(arguments);
};
var ObjectWithoutPrototypeCache = class {
	constructor() {
		this.cache = Object.create(null);
	}
	get(key) {
		return this.cache[key];
	}
	set(key, value) {
		this.cache[key] = value;
	}
};
const cacheDefault = { create: function create() {
	return new ObjectWithoutPrototypeCache();
} };
const strategies = {
	variadic: strategyVariadic,
	monadic: strategyMonadic
};
// ../../node_modules/use-intl/dist/esm/production/formatters-CJcico0N.js
var a = class extends Error {
	constructor(e, t) {
		let a = e;
		t && (a += ": " + t), super(a), this.code = e, t && (this.originalMessage = t);
	}
};
var r = function(e) {
	return e.MISSING_MESSAGE = "MISSING_MESSAGE", e.MISSING_FORMAT = "MISSING_FORMAT", e.ENVIRONMENT_FALLBACK = "ENVIRONMENT_FALLBACK", e.INSUFFICIENT_PATH = "INSUFFICIENT_PATH", e.INVALID_MESSAGE = "INVALID_MESSAGE", e.INVALID_KEY = "INVALID_KEY", e.FORMATTING_ERROR = "FORMATTING_ERROR", e;
}(r || {});
function s() {
	return {
		dateTime: {},
		number: {},
		message: {},
		relativeTime: {},
		pluralRules: {},
		list: {},
		displayNames: {}
	};
}
function i$1(a, r) {
	return memoize(a, {
		cache: (s = r, { create: () => ({
			get: (e) => s[e],
			set(e, t) {
				s[e] = t;
			}
		}) }),
		strategy: strategies.variadic
	});
	var s;
}
function I(e, t) {
	return i$1(((...t) => new e(...t)), t);
}
function l$1(e) {
	return {
		getDateTimeFormat: I(Intl.DateTimeFormat, e.dateTime),
		getNumberFormat: I(Intl.NumberFormat, e.number),
		getPluralRules: I(Intl.PluralRules, e.pluralRules),
		getRelativeTimeFormat: I(Intl.RelativeTimeFormat, e.relativeTime),
		getListFormat: I(Intl.ListFormat, e.list),
		getDisplayNames: I(Intl.DisplayNames, e.displayNames)
	};
}
// ../../node_modules/react/cjs/react.production.js
/**
* @license React
* react.production.js
*
* Copyright (c) Meta Platforms, Inc. and affiliates.
*
* This source code is licensed under the MIT license found in the
* LICENSE file in the root directory of this source tree.
*/
var require_react_production = /* @__PURE__ */ __commonJSMin(((exports) => {
	var REACT_ELEMENT_TYPE = Symbol.for("react.transitional.element");
	var REACT_PORTAL_TYPE = Symbol.for("react.portal");
	var REACT_FRAGMENT_TYPE = Symbol.for("react.fragment");
	var REACT_STRICT_MODE_TYPE = Symbol.for("react.strict_mode");
	var REACT_PROFILER_TYPE = Symbol.for("react.profiler");
	var REACT_CONSUMER_TYPE = Symbol.for("react.consumer");
	var REACT_CONTEXT_TYPE = Symbol.for("react.context");
	var REACT_FORWARD_REF_TYPE = Symbol.for("react.forward_ref");
	var REACT_SUSPENSE_TYPE = Symbol.for("react.suspense");
	var REACT_MEMO_TYPE = Symbol.for("react.memo");
	var REACT_LAZY_TYPE = Symbol.for("react.lazy");
	var REACT_ACTIVITY_TYPE = Symbol.for("react.activity");
	var REACT_VIEW_TRANSITION_TYPE = Symbol.for("react.view_transition");
	var MAYBE_ITERATOR_SYMBOL = Symbol.iterator;
	function getIteratorFn(maybeIterable) {
		if (null === maybeIterable || "object" !== typeof maybeIterable) return null;
		maybeIterable = MAYBE_ITERATOR_SYMBOL && maybeIterable[MAYBE_ITERATOR_SYMBOL] || maybeIterable["@@iterator"];
		return "function" === typeof maybeIterable ? maybeIterable : null;
	}
	var ReactNoopUpdateQueue = {
		isMounted: function() {
			return !1;
		},
		enqueueForceUpdate: function() {},
		enqueueReplaceState: function() {},
		enqueueSetState: function() {}
	};
	var assign = Object.assign;
	var emptyObject = {};
	function Component(props, context, updater) {
		this.props = props;
		this.context = context;
		this.refs = emptyObject;
		this.updater = updater || ReactNoopUpdateQueue;
	}
	Component.prototype.isReactComponent = {};
	Component.prototype.setState = function(partialState, callback) {
		if ("object" !== typeof partialState && "function" !== typeof partialState && null != partialState) throw Error("takes an object of state variables to update or a function which returns an object of state variables.");
		this.updater.enqueueSetState(this, partialState, callback, "setState");
	};
	Component.prototype.forceUpdate = function(callback) {
		this.updater.enqueueForceUpdate(this, callback, "forceUpdate");
	};
	function ComponentDummy() {}
	ComponentDummy.prototype = Component.prototype;
	function PureComponent(props, context, updater) {
		this.props = props;
		this.context = context;
		this.refs = emptyObject;
		this.updater = updater || ReactNoopUpdateQueue;
	}
	var pureComponentPrototype = PureComponent.prototype = new ComponentDummy();
	pureComponentPrototype.constructor = PureComponent;
	assign(pureComponentPrototype, Component.prototype);
	pureComponentPrototype.isPureReactComponent = !0;
	var isArrayImpl = Array.isArray;
	function noop() {}
	var ReactSharedInternals = {
		H: null,
		A: null,
		T: null,
		S: null
	};
	var hasOwnProperty = Object.prototype.hasOwnProperty;
	function ReactElement(type, key, props) {
		var refProp = props.ref;
		return {
			$$typeof: REACT_ELEMENT_TYPE,
			type,
			key,
			ref: void 0 !== refProp ? refProp : null,
			props
		};
	}
	function cloneAndReplaceKey(oldElement, newKey) {
		return ReactElement(oldElement.type, newKey, oldElement.props);
	}
	function isValidElement(object) {
		return "object" === typeof object && null !== object && object.$$typeof === REACT_ELEMENT_TYPE;
	}
	function escape(key) {
		var escaperLookup = {
			"=": "=0",
			":": "=2"
		};
		return "$" + key.replace(/[=:]/g, function(match) {
			return escaperLookup[match];
		});
	}
	var userProvidedKeyEscapeRegex = /\/+/g;
	function getElementKey(element, index) {
		return "object" === typeof element && null !== element && null != element.key ? escape("" + element.key) : index.toString(36);
	}
	function resolveThenable(thenable) {
		switch (thenable.status) {
			case "fulfilled": return thenable.value;
			case "rejected": throw thenable.reason;
			default: switch ("string" === typeof thenable.status ? thenable.then(noop, noop) : (thenable.status = "pending", thenable.then(function(fulfilledValue) {
				"pending" === thenable.status && (thenable.status = "fulfilled", thenable.value = fulfilledValue);
			}, function(error) {
				"pending" === thenable.status && (thenable.status = "rejected", thenable.reason = error);
			})), thenable.status) {
				case "fulfilled": return thenable.value;
				case "rejected": throw thenable.reason;
			}
		}
		throw thenable;
	}
	function mapIntoArray(children, array, escapedPrefix, nameSoFar, callback) {
		var type = typeof children;
		if ("undefined" === type || "boolean" === type) children = null;
		var invokeCallback = !1;
		if (null === children) invokeCallback = !0;
		else switch (type) {
			case "bigint":
			case "string":
			case "number":
				invokeCallback = !0;
				break;
			case "object": switch (children.$$typeof) {
				case REACT_ELEMENT_TYPE:
				case REACT_PORTAL_TYPE:
					invokeCallback = !0;
					break;
				case REACT_LAZY_TYPE: return invokeCallback = children._init, mapIntoArray(invokeCallback(children._payload), array, escapedPrefix, nameSoFar, callback);
			}
		}
		if (invokeCallback) return callback = callback(children), invokeCallback = "" === nameSoFar ? "." + getElementKey(children, 0) : nameSoFar, isArrayImpl(callback) ? (escapedPrefix = "", null != invokeCallback && (escapedPrefix = invokeCallback.replace(userProvidedKeyEscapeRegex, "$&/") + "/"), mapIntoArray(callback, array, escapedPrefix, "", function(c) {
			return c;
		})) : null != callback && (isValidElement(callback) && (callback = cloneAndReplaceKey(callback, escapedPrefix + (null == callback.key || children && children.key === callback.key ? "" : ("" + callback.key).replace(userProvidedKeyEscapeRegex, "$&/") + "/") + invokeCallback)), array.push(callback)), 1;
		invokeCallback = 0;
		var nextNamePrefix = "" === nameSoFar ? "." : nameSoFar + ":";
		if (isArrayImpl(children)) for (var i = 0; i < children.length; i++) nameSoFar = children[i], type = nextNamePrefix + getElementKey(nameSoFar, i), invokeCallback += mapIntoArray(nameSoFar, array, escapedPrefix, type, callback);
		else if (i = getIteratorFn(children), "function" === typeof i) for (children = i.call(children), i = 0; !(nameSoFar = children.next()).done;) nameSoFar = nameSoFar.value, type = nextNamePrefix + getElementKey(nameSoFar, i++), invokeCallback += mapIntoArray(nameSoFar, array, escapedPrefix, type, callback);
		else if ("object" === type) {
			if ("function" === typeof children.then) return mapIntoArray(resolveThenable(children), array, escapedPrefix, nameSoFar, callback);
			array = String(children);
			throw Error("Objects are not valid as a React child (found: " + ("[object Object]" === array ? "object with keys {" + Object.keys(children).join(", ") + "}" : array) + "). If you meant to render a collection of children, use an array instead.");
		}
		return invokeCallback;
	}
	function mapChildren(children, func, context) {
		if (null == children) return children;
		var result = [], count = 0;
		mapIntoArray(children, result, "", "", function(child) {
			return func.call(context, child, count++);
		});
		return result;
	}
	function lazyInitializer(payload) {
		if (-1 === payload._status) {
			var ctor = payload._result, thenable = ctor();
			thenable.then(function(moduleObject) {
				if (0 === payload._status || -1 === payload._status) payload._status = 1, payload._result = moduleObject, void 0 === thenable.status && (thenable.status = "fulfilled", thenable.value = moduleObject);
			}, function(error) {
				if (0 === payload._status || -1 === payload._status) payload._status = 2, payload._result = error, void 0 === thenable.status && (thenable.status = "rejected", thenable.reason = error);
			});
			-1 === payload._status && (payload._status = 0, payload._result = thenable);
		}
		if (1 === payload._status) return payload._result.default;
		throw payload._result;
	}
	var reportGlobalError = "function" === typeof reportError ? reportError : function(error) {
		if ("object" === typeof window && "function" === typeof window.ErrorEvent) {
			var event = new window.ErrorEvent("error", {
				bubbles: !0,
				cancelable: !0,
				message: "object" === typeof error && null !== error && "string" === typeof error.message ? String(error.message) : String(error),
				error
			});
			if (!window.dispatchEvent(event)) return;
		} else if ("object" === typeof process && "function" === typeof process.emit) {
			process.emit("uncaughtException", error);
			return;
		}
		console.error(error);
	};
	function startTransition(scope) {
		var prevTransition = ReactSharedInternals.T, currentTransition = {};
		currentTransition.types = null !== prevTransition ? prevTransition.types : null;
		ReactSharedInternals.T = currentTransition;
		try {
			var returnValue = scope(), onStartTransitionFinish = ReactSharedInternals.S;
			null !== onStartTransitionFinish && onStartTransitionFinish(currentTransition, returnValue);
			"object" === typeof returnValue && null !== returnValue && "function" === typeof returnValue.then && returnValue.then(noop, reportGlobalError);
		} catch (error) {
			reportGlobalError(error);
		} finally {
			null !== prevTransition && null !== currentTransition.types && (prevTransition.types = currentTransition.types), ReactSharedInternals.T = prevTransition;
		}
	}
	function addTransitionType(type) {
		var transition = ReactSharedInternals.T;
		if (null !== transition) {
			var transitionTypes = transition.types;
			null === transitionTypes ? transition.types = [type] : -1 === transitionTypes.indexOf(type) && transitionTypes.push(type);
		} else startTransition(addTransitionType.bind(null, type));
	}
	var Children = {
		map: mapChildren,
		forEach: function(children, forEachFunc, forEachContext) {
			mapChildren(children, function() {
				forEachFunc.apply(this, arguments);
			}, forEachContext);
		},
		count: function(children) {
			var n = 0;
			mapChildren(children, function() {
				n++;
			});
			return n;
		},
		toArray: function(children) {
			return mapChildren(children, function(child) {
				return child;
			}) || [];
		},
		only: function(children) {
			if (!isValidElement(children)) throw Error("React.Children.only expected to receive a single React element child.");
			return children;
		}
	};
	exports.Activity = REACT_ACTIVITY_TYPE;
	exports.Children = Children;
	exports.Component = Component;
	exports.Fragment = REACT_FRAGMENT_TYPE;
	exports.Profiler = REACT_PROFILER_TYPE;
	exports.PureComponent = PureComponent;
	exports.StrictMode = REACT_STRICT_MODE_TYPE;
	exports.Suspense = REACT_SUSPENSE_TYPE;
	exports.ViewTransition = REACT_VIEW_TRANSITION_TYPE;
	exports.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE = ReactSharedInternals;
	exports.__COMPILER_RUNTIME = {
		__proto__: null,
		c: function(size) {
			return ReactSharedInternals.H.useMemoCache(size);
		}
	};
	exports.addTransitionType = addTransitionType;
	exports.cache = function(fn) {
		return function() {
			return fn.apply(null, arguments);
		};
	};
	exports.cacheSignal = function() {
		return null;
	};
	exports.cloneElement = function(element, config, children) {
		if (null === element || void 0 === element) throw Error("The argument must be a React element, but you passed " + element + ".");
		var props = assign({}, element.props), key = element.key;
		if (null != config) for (propName in void 0 !== config.key && (key = "" + config.key), config) !hasOwnProperty.call(config, propName) || "key" === propName || "__self" === propName || "__source" === propName || "ref" === propName && void 0 === config.ref || (props[propName] = config[propName]);
		var propName = arguments.length - 2;
		if (1 === propName) props.children = children;
		else if (1 < propName) {
			for (var childArray = Array(propName), i = 0; i < propName; i++) childArray[i] = arguments[i + 2];
			props.children = childArray;
		}
		return ReactElement(element.type, key, props);
	};
	exports.createContext = function(defaultValue) {
		defaultValue = {
			$$typeof: REACT_CONTEXT_TYPE,
			_currentValue: defaultValue,
			_currentValue2: defaultValue,
			_threadCount: 0,
			Provider: null,
			Consumer: null
		};
		defaultValue.Provider = defaultValue;
		defaultValue.Consumer = {
			$$typeof: REACT_CONSUMER_TYPE,
			_context: defaultValue
		};
		return defaultValue;
	};
	exports.createElement = function(type, config, children) {
		var propName, props = {}, key = null;
		if (null != config) for (propName in void 0 !== config.key && (key = "" + config.key), config) hasOwnProperty.call(config, propName) && "key" !== propName && "__self" !== propName && "__source" !== propName && (props[propName] = config[propName]);
		var childrenLength = arguments.length - 2;
		if (1 === childrenLength) props.children = children;
		else if (1 < childrenLength) {
			for (var childArray = Array(childrenLength), i = 0; i < childrenLength; i++) childArray[i] = arguments[i + 2];
			props.children = childArray;
		}
		if (type && type.defaultProps) for (propName in childrenLength = type.defaultProps, childrenLength) void 0 === props[propName] && (props[propName] = childrenLength[propName]);
		return ReactElement(type, key, props);
	};
	exports.createRef = function() {
		return { current: null };
	};
	exports.forwardRef = function(render) {
		return {
			$$typeof: REACT_FORWARD_REF_TYPE,
			render
		};
	};
	exports.isValidElement = isValidElement;
	exports.lazy = function(ctor) {
		return {
			$$typeof: REACT_LAZY_TYPE,
			_payload: {
				_status: -1,
				_result: ctor
			},
			_init: lazyInitializer
		};
	};
	exports.memo = function(type, compare) {
		return {
			$$typeof: REACT_MEMO_TYPE,
			type,
			compare: void 0 === compare ? null : compare
		};
	};
	exports.startTransition = startTransition;
	exports.unstable_useCacheRefresh = function() {
		return ReactSharedInternals.H.useCacheRefresh();
	};
	exports.use = function(usable) {
		return ReactSharedInternals.H.use(usable);
	};
	exports.useActionState = function(action, initialState, permalink) {
		return ReactSharedInternals.H.useActionState(action, initialState, permalink);
	};
	exports.useCallback = function(callback, deps) {
		return ReactSharedInternals.H.useCallback(callback, deps);
	};
	exports.useContext = function(Context) {
		return ReactSharedInternals.H.useContext(Context);
	};
	exports.useDebugValue = function() {};
	exports.useDeferredValue = function(value, initialValue) {
		return ReactSharedInternals.H.useDeferredValue(value, initialValue);
	};
	exports.useEffect = function(create, deps) {
		return ReactSharedInternals.H.useEffect(create, deps);
	};
	exports.useEffectEvent = function(callback) {
		return ReactSharedInternals.H.useEffectEvent(callback);
	};
	exports.useId = function() {
		return ReactSharedInternals.H.useId();
	};
	exports.useImperativeHandle = function(ref, create, deps) {
		return ReactSharedInternals.H.useImperativeHandle(ref, create, deps);
	};
	exports.useInsertionEffect = function(create, deps) {
		return ReactSharedInternals.H.useInsertionEffect(create, deps);
	};
	exports.useLayoutEffect = function(create, deps) {
		return ReactSharedInternals.H.useLayoutEffect(create, deps);
	};
	exports.useMemo = function(create, deps) {
		return ReactSharedInternals.H.useMemo(create, deps);
	};
	exports.useOptimistic = function(passthrough, reducer) {
		return ReactSharedInternals.H.useOptimistic(passthrough, reducer);
	};
	exports.useReducer = function(reducer, initialArg, init) {
		return ReactSharedInternals.H.useReducer(reducer, initialArg, init);
	};
	exports.useRef = function(initialValue) {
		return ReactSharedInternals.H.useRef(initialValue);
	};
	exports.useState = function(initialState) {
		return ReactSharedInternals.H.useState(initialState);
	};
	exports.useSyncExternalStore = function(subscribe, getSnapshot, getServerSnapshot) {
		return ReactSharedInternals.H.useSyncExternalStore(subscribe, getSnapshot, getServerSnapshot);
	};
	exports.useTransition = function() {
		return ReactSharedInternals.H.useTransition();
	};
	exports.version = "19.3.1";
}));
// ../../node_modules/react/cjs/react.development.js
/**
* @license React
* react.development.js
*
* Copyright (c) Meta Platforms, Inc. and affiliates.
*
* This source code is licensed under the MIT license found in the
* LICENSE file in the root directory of this source tree.
*/
var require_react_development = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	"production" !== process.env.NODE_ENV && (function() {
		function defineDeprecationWarning(methodName, info) {
			Object.defineProperty(Component.prototype, methodName, { get: function() {
				console.warn("%s(...) is deprecated in plain JavaScript React classes. %s", info[0], info[1]);
			} });
		}
		function getIteratorFn(maybeIterable) {
			if (null === maybeIterable || "object" !== typeof maybeIterable) return null;
			maybeIterable = MAYBE_ITERATOR_SYMBOL && maybeIterable[MAYBE_ITERATOR_SYMBOL] || maybeIterable["@@iterator"];
			return "function" === typeof maybeIterable ? maybeIterable : null;
		}
		function warnNoop(publicInstance, callerName) {
			publicInstance = (publicInstance = publicInstance.constructor) && (publicInstance.displayName || publicInstance.name) || "ReactClass";
			var warningKey = publicInstance + "." + callerName;
			didWarnStateUpdateForUnmountedComponent[warningKey] || (console.error("Can't call %s on a component that is not yet mounted. This is a no-op, but it might indicate a bug in your application. Instead, assign to `this.state` directly or define a `state = {};` class property with the desired state in the %s component.", callerName, publicInstance), didWarnStateUpdateForUnmountedComponent[warningKey] = !0);
		}
		function Component(props, context, updater) {
			this.props = props;
			this.context = context;
			this.refs = emptyObject;
			this.updater = updater || ReactNoopUpdateQueue;
		}
		function ComponentDummy() {}
		function PureComponent(props, context, updater) {
			this.props = props;
			this.context = context;
			this.refs = emptyObject;
			this.updater = updater || ReactNoopUpdateQueue;
		}
		function noop() {}
		function testStringCoercion(value) {
			return "" + value;
		}
		function checkKeyStringCoercion(value) {
			try {
				testStringCoercion(value);
				var JSCompiler_inline_result = !1;
			} catch (e) {
				JSCompiler_inline_result = !0;
			}
			if (JSCompiler_inline_result) {
				JSCompiler_inline_result = console;
				var JSCompiler_temp_const = JSCompiler_inline_result.error;
				var JSCompiler_inline_result$jscomp$0 = "function" === typeof Symbol && Symbol.toStringTag && value[Symbol.toStringTag] || value.constructor.name || "Object";
				JSCompiler_temp_const.call(JSCompiler_inline_result, "The provided key is an unsupported type %s. This value must be coerced to a string before using it here.", JSCompiler_inline_result$jscomp$0);
				return testStringCoercion(value);
			}
		}
		function getComponentNameFromType(type) {
			if (null == type) return null;
			if ("function" === typeof type) return type.$$typeof === REACT_CLIENT_REFERENCE ? null : type.displayName || type.name || null;
			if ("string" === typeof type) return type;
			switch (type) {
				case REACT_FRAGMENT_TYPE: return "Fragment";
				case REACT_PROFILER_TYPE: return "Profiler";
				case REACT_STRICT_MODE_TYPE: return "StrictMode";
				case REACT_SUSPENSE_TYPE: return "Suspense";
				case REACT_SUSPENSE_LIST_TYPE: return "SuspenseList";
				case REACT_ACTIVITY_TYPE: return "Activity";
				case REACT_VIEW_TRANSITION_TYPE: return "ViewTransition";
			}
			if ("object" === typeof type) switch ("number" === typeof type.tag && console.error("Received an unexpected object in getComponentNameFromType(). This is likely a bug in React. Please file an issue."), type.$$typeof) {
				case REACT_PORTAL_TYPE: return "Portal";
				case REACT_CONTEXT_TYPE: return type.displayName || "Context";
				case REACT_CONSUMER_TYPE: return (type._context.displayName || "Context") + ".Consumer";
				case REACT_FORWARD_REF_TYPE:
					var innerType = type.render;
					type = type.displayName;
					type || (type = innerType.displayName || innerType.name || "", type = "" !== type ? "ForwardRef(" + type + ")" : "ForwardRef");
					return type;
				case REACT_MEMO_TYPE: return innerType = type.displayName || null, null !== innerType ? innerType : getComponentNameFromType(type.type) || "Memo";
				case REACT_LAZY_TYPE:
					innerType = type._payload;
					type = type._init;
					try {
						return getComponentNameFromType(type(innerType));
					} catch (x) {}
			}
			return null;
		}
		function getTaskName(type) {
			if (type === REACT_FRAGMENT_TYPE) return "<>";
			if ("object" === typeof type && null !== type && type.$$typeof === REACT_LAZY_TYPE) return "<...>";
			try {
				var name = getComponentNameFromType(type);
				return name ? "<" + name + ">" : "<...>";
			} catch (x) {
				return "<...>";
			}
		}
		function getOwner() {
			var dispatcher = ReactSharedInternals.A;
			return null === dispatcher ? null : dispatcher.getOwner();
		}
		function UnknownOwner() {
			return Error("react-stack-top-frame");
		}
		function hasValidKey(config) {
			if (hasOwnProperty.call(config, "key")) {
				var getter = Object.getOwnPropertyDescriptor(config, "key").get;
				if (getter && getter.isReactWarning) return !1;
			}
			return void 0 !== config.key;
		}
		function defineKeyPropWarningGetter(props, displayName) {
			function warnAboutAccessingKey() {
				specialPropKeyWarningShown || (specialPropKeyWarningShown = !0, console.error("%s: `key` is not a prop. Trying to access it will result in `undefined` being returned. If you need to access the same value within the child component, you should pass it as a different prop. (https://react.dev/link/special-props)", displayName));
			}
			warnAboutAccessingKey.isReactWarning = !0;
			Object.defineProperty(props, "key", {
				get: warnAboutAccessingKey,
				configurable: !0
			});
		}
		function elementRefGetterWithDeprecationWarning() {
			var componentName = getComponentNameFromType(this.type);
			didWarnAboutElementRef[componentName] || (didWarnAboutElementRef[componentName] = !0, console.error("Accessing element.ref was removed in React 19. ref is now a regular prop. It will be removed from the JSX Element type in a future release."));
			componentName = this.props.ref;
			return void 0 !== componentName ? componentName : null;
		}
		function ReactElement(type, key, props, owner, debugStack, debugTask) {
			var refProp = props.ref;
			type = {
				$$typeof: REACT_ELEMENT_TYPE,
				type,
				key,
				props,
				_owner: owner
			};
			null !== (void 0 !== refProp ? refProp : null) ? Object.defineProperty(type, "ref", {
				enumerable: !1,
				get: elementRefGetterWithDeprecationWarning
			}) : Object.defineProperty(type, "ref", {
				enumerable: !1,
				value: null
			});
			type._store = {};
			Object.defineProperty(type._store, "validated", {
				configurable: !1,
				enumerable: !1,
				writable: !0,
				value: 0
			});
			Object.defineProperty(type, "_debugInfo", {
				configurable: !1,
				enumerable: !1,
				writable: !0,
				value: null
			});
			Object.defineProperty(type, "_debugStack", {
				configurable: !1,
				enumerable: !1,
				writable: !0,
				value: debugStack
			});
			Object.defineProperty(type, "_debugTask", {
				configurable: !1,
				enumerable: !1,
				writable: !0,
				value: debugTask
			});
			Object.freeze && (Object.freeze(type.props), Object.freeze(type));
			return type;
		}
		function cloneAndReplaceKey(oldElement, newKey) {
			newKey = ReactElement(oldElement.type, newKey, oldElement.props, oldElement._owner, oldElement._debugStack, oldElement._debugTask);
			oldElement._store && (newKey._store.validated = oldElement._store.validated);
			return newKey;
		}
		function validateChildKeys(node) {
			isValidElement(node) ? node._store && (node._store.validated = 1) : "object" === typeof node && null !== node && node.$$typeof === REACT_LAZY_TYPE && ("fulfilled" === node._payload.status ? isValidElement(node._payload.value) && node._payload.value._store && (node._payload.value._store.validated = 1) : node._store && (node._store.validated = 1));
		}
		function isValidElement(object) {
			return "object" === typeof object && null !== object && object.$$typeof === REACT_ELEMENT_TYPE;
		}
		function escape(key) {
			var escaperLookup = {
				"=": "=0",
				":": "=2"
			};
			return "$" + key.replace(/[=:]/g, function(match) {
				return escaperLookup[match];
			});
		}
		function getElementKey(element, index) {
			return "object" === typeof element && null !== element && null != element.key ? (checkKeyStringCoercion(element.key), escape("" + element.key)) : index.toString(36);
		}
		function resolveThenable(thenable) {
			switch (thenable.status) {
				case "fulfilled": return thenable.value;
				case "rejected": throw thenable.reason;
				default: switch ("string" === typeof thenable.status ? thenable.then(noop, noop) : (thenable.status = "pending", thenable.then(function(fulfilledValue) {
					"pending" === thenable.status && (thenable.status = "fulfilled", thenable.value = fulfilledValue);
				}, function(error) {
					"pending" === thenable.status && (thenable.status = "rejected", thenable.reason = error);
				})), thenable.status) {
					case "fulfilled": return thenable.value;
					case "rejected": throw thenable.reason;
				}
			}
			throw thenable;
		}
		function mapIntoArray(children, array, escapedPrefix, nameSoFar, callback) {
			var type = typeof children;
			if ("undefined" === type || "boolean" === type) children = null;
			var invokeCallback = !1;
			if (null === children) invokeCallback = !0;
			else switch (type) {
				case "bigint":
				case "string":
				case "number":
					invokeCallback = !0;
					break;
				case "object": switch (children.$$typeof) {
					case REACT_ELEMENT_TYPE:
					case REACT_PORTAL_TYPE:
						invokeCallback = !0;
						break;
					case REACT_LAZY_TYPE: return invokeCallback = children._init, mapIntoArray(invokeCallback(children._payload), array, escapedPrefix, nameSoFar, callback);
				}
			}
			if (invokeCallback) {
				invokeCallback = children;
				callback = callback(invokeCallback);
				var childKey = "" === nameSoFar ? "." + getElementKey(invokeCallback, 0) : nameSoFar;
				isArrayImpl(callback) ? (escapedPrefix = "", null != childKey && (escapedPrefix = childKey.replace(userProvidedKeyEscapeRegex, "$&/") + "/"), mapIntoArray(callback, array, escapedPrefix, "", function(c) {
					return c;
				})) : null != callback && (isValidElement(callback) && (null != callback.key && (invokeCallback && invokeCallback.key === callback.key || checkKeyStringCoercion(callback.key)), escapedPrefix = cloneAndReplaceKey(callback, escapedPrefix + (null == callback.key || invokeCallback && invokeCallback.key === callback.key ? "" : ("" + callback.key).replace(userProvidedKeyEscapeRegex, "$&/") + "/") + childKey), "" !== nameSoFar && null != invokeCallback && isValidElement(invokeCallback) && null == invokeCallback.key && invokeCallback._store && !invokeCallback._store.validated && (escapedPrefix._store.validated = 2), callback = escapedPrefix), array.push(callback));
				return 1;
			}
			invokeCallback = 0;
			childKey = "" === nameSoFar ? "." : nameSoFar + ":";
			if (isArrayImpl(children)) for (var i = 0; i < children.length; i++) nameSoFar = children[i], type = childKey + getElementKey(nameSoFar, i), invokeCallback += mapIntoArray(nameSoFar, array, escapedPrefix, type, callback);
			else if (i = getIteratorFn(children), "function" === typeof i) for (i === children.entries && (didWarnAboutMaps || console.warn("Using Maps as children is not supported. Use an array of keyed ReactElements instead."), didWarnAboutMaps = !0), children = i.call(children), i = 0; !(nameSoFar = children.next()).done;) nameSoFar = nameSoFar.value, type = childKey + getElementKey(nameSoFar, i++), invokeCallback += mapIntoArray(nameSoFar, array, escapedPrefix, type, callback);
			else if ("object" === type) {
				if ("function" === typeof children.then) return mapIntoArray(resolveThenable(children), array, escapedPrefix, nameSoFar, callback);
				array = String(children);
				throw Error("Objects are not valid as a React child (found: " + ("[object Object]" === array ? "object with keys {" + Object.keys(children).join(", ") + "}" : array) + "). If you meant to render a collection of children, use an array instead.");
			}
			return invokeCallback;
		}
		function mapChildren(children, func, context) {
			if (null == children) return children;
			var result = [], count = 0;
			mapIntoArray(children, result, "", "", function(child) {
				return func.call(context, child, count++);
			});
			return result;
		}
		function lazyInitializer(payload) {
			if (-1 === payload._status) {
				var resolveDebugValue = null, rejectDebugValue = null, ioInfo = payload._ioInfo;
				null != ioInfo && (ioInfo.start = ioInfo.end = performance.now(), ioInfo.value = new Promise(function(resolve, reject) {
					resolveDebugValue = resolve;
					rejectDebugValue = reject;
				}));
				ioInfo = payload._result;
				var thenable = ioInfo();
				thenable.then(function(moduleObject) {
					if (0 === payload._status || -1 === payload._status) {
						payload._status = 1;
						payload._result = moduleObject;
						var _ioInfo = payload._ioInfo;
						if (null != _ioInfo) {
							_ioInfo.end = performance.now();
							var debugValue = null == moduleObject ? void 0 : moduleObject.default;
							resolveDebugValue(debugValue);
							_ioInfo.value.status = "fulfilled";
							_ioInfo.value.value = debugValue;
						}
						void 0 === thenable.status && (thenable.status = "fulfilled", thenable.value = moduleObject);
					}
				}, function(error) {
					if (0 === payload._status || -1 === payload._status) {
						payload._status = 2;
						payload._result = error;
						var _ioInfo2 = payload._ioInfo;
						null != _ioInfo2 && (_ioInfo2.end = performance.now(), _ioInfo2.value.then(noop, noop), rejectDebugValue(error), _ioInfo2.value.status = "rejected", _ioInfo2.value.reason = error);
						void 0 === thenable.status && (thenable.status = "rejected", thenable.reason = error);
					}
				});
				ioInfo = payload._ioInfo;
				if (null != ioInfo) {
					var displayName = thenable.displayName;
					"string" === typeof displayName && (ioInfo.name = displayName);
				}
				-1 === payload._status && (payload._status = 0, payload._result = thenable);
			}
			if (1 === payload._status) return ioInfo = payload._result, void 0 === ioInfo && console.error("lazy: Expected the result of a dynamic import() call. Instead received: %s\n\nYour code should look like: \n  const MyComponent = lazy(() => import('./MyComponent'))\n\nDid you accidentally put curly braces around the import?", ioInfo), "default" in ioInfo || console.error("lazy: Expected the result of a dynamic import() call. Instead received: %s\n\nYour code should look like: \n  const MyComponent = lazy(() => import('./MyComponent'))", ioInfo), ioInfo.default;
			throw payload._result;
		}
		function resolveDispatcher() {
			var dispatcher = ReactSharedInternals.H;
			null === dispatcher && console.error("Invalid hook call. Hooks can only be called inside of the body of a function component. This could happen for one of the following reasons:\n1. You might have mismatching versions of React and the renderer (such as React DOM)\n2. You might be breaking the Rules of Hooks\n3. You might have more than one copy of React in the same app\nSee https://react.dev/link/invalid-hook-call for tips about how to debug and fix this problem.");
			return dispatcher;
		}
		function releaseAsyncTransition() {
			ReactSharedInternals.asyncTransitions--;
		}
		function startTransition(scope) {
			var prevTransition = ReactSharedInternals.T, currentTransition = {};
			currentTransition.types = null !== prevTransition ? prevTransition.types : null;
			currentTransition._updatedFibers = /* @__PURE__ */ new Set();
			ReactSharedInternals.T = currentTransition;
			try {
				var returnValue = scope(), onStartTransitionFinish = ReactSharedInternals.S;
				null !== onStartTransitionFinish && onStartTransitionFinish(currentTransition, returnValue);
				"object" === typeof returnValue && null !== returnValue && "function" === typeof returnValue.then && (ReactSharedInternals.asyncTransitions++, returnValue.then(releaseAsyncTransition, releaseAsyncTransition), returnValue.then(noop, reportGlobalError));
			} catch (error) {
				reportGlobalError(error);
			} finally {
				null === prevTransition && currentTransition._updatedFibers && (scope = currentTransition._updatedFibers.size, currentTransition._updatedFibers.clear(), 10 < scope && console.warn("Detected a large number of updates inside startTransition. If this is due to a subscription please re-write it to use React provided hooks. Otherwise concurrent mode guarantees are off the table.")), null !== prevTransition && null !== currentTransition.types && (null !== prevTransition.types && prevTransition.types !== currentTransition.types && console.error("We expected inner Transitions to have transferred the outer types set and that you cannot add to the outer Transition while inside the inner.This is a bug in React."), prevTransition.types = currentTransition.types), ReactSharedInternals.T = prevTransition;
			}
		}
		function addTransitionType(type) {
			var transition = ReactSharedInternals.T;
			if (null !== transition) {
				var transitionTypes = transition.types;
				null === transitionTypes ? transition.types = [type] : -1 === transitionTypes.indexOf(type) && transitionTypes.push(type);
			} else 0 === ReactSharedInternals.asyncTransitions && console.error("addTransitionType can only be called inside a `startTransition()` callback. It must be associated with a specific Transition."), startTransition(addTransitionType.bind(null, type));
		}
		function enqueueTask(task) {
			if (null === enqueueTaskImpl) try {
				var requireString = ("require" + Math.random()).slice(0, 7);
				enqueueTaskImpl = (module && module[requireString]).call(module, "timers").setImmediate;
			} catch (_err) {
				enqueueTaskImpl = function(callback) {
					!1 === didWarnAboutMessageChannel && (didWarnAboutMessageChannel = !0, "undefined" === typeof MessageChannel && console.error("This browser does not have a MessageChannel implementation, so enqueuing tasks via await act(async () => ...) will fail. Please file an issue at https://github.com/facebook/react/issues if you encounter this warning."));
					var channel = new MessageChannel();
					channel.port1.onmessage = callback;
					channel.port2.postMessage(void 0);
				};
			}
			return enqueueTaskImpl(task);
		}
		function aggregateErrors(errors) {
			return 1 < errors.length && "function" === typeof AggregateError ? new AggregateError(errors) : errors[0];
		}
		function popActScope(prevActQueue, prevActScopeDepth) {
			prevActScopeDepth !== actScopeDepth - 1 && console.error("You seem to have overlapping act() calls, this is not supported. Be sure to await previous act() calls before making a new one. ");
			actScopeDepth = prevActScopeDepth;
		}
		function recursivelyFlushAsyncActWork(returnValue, resolve, reject) {
			var queue = ReactSharedInternals.actQueue;
			if (null !== queue) if (0 !== queue.length) try {
				flushActQueue(queue);
				enqueueTask(function() {
					return recursivelyFlushAsyncActWork(returnValue, resolve, reject);
				});
				return;
			} catch (error) {
				ReactSharedInternals.thrownErrors.push(error);
			}
			else ReactSharedInternals.actQueue = null;
			0 < ReactSharedInternals.thrownErrors.length ? (queue = aggregateErrors(ReactSharedInternals.thrownErrors), ReactSharedInternals.thrownErrors.length = 0, reject(queue)) : resolve(returnValue);
		}
		function flushActQueue(queue) {
			if (!isFlushing) {
				isFlushing = !0;
				var i = 0;
				try {
					for (; i < queue.length; i++) {
						var callback = queue[i];
						do {
							ReactSharedInternals.didUsePromise = !1;
							var continuation = callback(!1);
							if (null !== continuation) {
								if (ReactSharedInternals.didUsePromise) {
									queue[i] = callback;
									queue.splice(0, i);
									return;
								}
								callback = continuation;
							} else break;
						} while (1);
					}
					queue.length = 0;
				} catch (error) {
					queue.splice(0, i + 1), ReactSharedInternals.thrownErrors.push(error);
				} finally {
					isFlushing = !1;
				}
			}
		}
		"undefined" !== typeof __REACT_DEVTOOLS_GLOBAL_HOOK__ && "function" === typeof __REACT_DEVTOOLS_GLOBAL_HOOK__.registerInternalModuleStart && __REACT_DEVTOOLS_GLOBAL_HOOK__.registerInternalModuleStart(Error());
		var REACT_ELEMENT_TYPE = Symbol.for("react.transitional.element"), REACT_PORTAL_TYPE = Symbol.for("react.portal"), REACT_FRAGMENT_TYPE = Symbol.for("react.fragment"), REACT_STRICT_MODE_TYPE = Symbol.for("react.strict_mode"), REACT_PROFILER_TYPE = Symbol.for("react.profiler"), REACT_CONSUMER_TYPE = Symbol.for("react.consumer"), REACT_CONTEXT_TYPE = Symbol.for("react.context"), REACT_FORWARD_REF_TYPE = Symbol.for("react.forward_ref"), REACT_SUSPENSE_TYPE = Symbol.for("react.suspense"), REACT_SUSPENSE_LIST_TYPE = Symbol.for("react.suspense_list"), REACT_MEMO_TYPE = Symbol.for("react.memo"), REACT_LAZY_TYPE = Symbol.for("react.lazy"), REACT_ACTIVITY_TYPE = Symbol.for("react.activity"), REACT_VIEW_TRANSITION_TYPE = Symbol.for("react.view_transition"), MAYBE_ITERATOR_SYMBOL = Symbol.iterator, didWarnStateUpdateForUnmountedComponent = {}, ReactNoopUpdateQueue = {
			isMounted: function() {
				return !1;
			},
			enqueueForceUpdate: function(publicInstance) {
				warnNoop(publicInstance, "forceUpdate");
			},
			enqueueReplaceState: function(publicInstance) {
				warnNoop(publicInstance, "replaceState");
			},
			enqueueSetState: function(publicInstance) {
				warnNoop(publicInstance, "setState");
			}
		}, assign = Object.assign, emptyObject = {};
		Object.freeze(emptyObject);
		Component.prototype.isReactComponent = {};
		Component.prototype.setState = function(partialState, callback) {
			if ("object" !== typeof partialState && "function" !== typeof partialState && null != partialState) throw Error("takes an object of state variables to update or a function which returns an object of state variables.");
			this.updater.enqueueSetState(this, partialState, callback, "setState");
		};
		Component.prototype.forceUpdate = function(callback) {
			this.updater.enqueueForceUpdate(this, callback, "forceUpdate");
		};
		var deprecatedAPIs = {
			isMounted: ["isMounted", "Instead, make sure to clean up subscriptions and pending requests in componentWillUnmount to prevent memory leaks."],
			replaceState: ["replaceState", "Refactor your code to use setState instead (see https://github.com/facebook/react/issues/3236)."]
		};
		for (fnName in deprecatedAPIs) deprecatedAPIs.hasOwnProperty(fnName) && defineDeprecationWarning(fnName, deprecatedAPIs[fnName]);
		ComponentDummy.prototype = Component.prototype;
		deprecatedAPIs = PureComponent.prototype = new ComponentDummy();
		deprecatedAPIs.constructor = PureComponent;
		assign(deprecatedAPIs, Component.prototype);
		deprecatedAPIs.isPureReactComponent = !0;
		var isArrayImpl = Array.isArray, REACT_CLIENT_REFERENCE = Symbol.for("react.client.reference"), ReactSharedInternals = {
			H: null,
			A: null,
			T: null,
			S: null,
			actQueue: null,
			asyncTransitions: 0,
			isBatchingLegacy: !1,
			didScheduleLegacyUpdate: !1,
			didUsePromise: !1,
			thrownErrors: [],
			getCurrentStack: null,
			recentlyCreatedOwnerStacks: 0
		}, hasOwnProperty = Object.prototype.hasOwnProperty, createTask = console.createTask ? console.createTask : function() {
			return null;
		};
		deprecatedAPIs = { react_stack_bottom_frame: function(callStackForError) {
			return callStackForError();
		} };
		var specialPropKeyWarningShown, didWarnAboutOldJSXRuntime;
		var didWarnAboutElementRef = {};
		var unknownOwnerDebugStack = deprecatedAPIs.react_stack_bottom_frame.bind(deprecatedAPIs, UnknownOwner)();
		var unknownOwnerDebugTask = createTask(getTaskName(UnknownOwner));
		var didWarnAboutMaps = !1, userProvidedKeyEscapeRegex = /\/+/g, reportGlobalError = "function" === typeof reportError ? reportError : function(error) {
			if ("object" === typeof window && "function" === typeof window.ErrorEvent) {
				var event = new window.ErrorEvent("error", {
					bubbles: !0,
					cancelable: !0,
					message: "object" === typeof error && null !== error && "string" === typeof error.message ? String(error.message) : String(error),
					error
				});
				if (!window.dispatchEvent(event)) return;
			} else if ("object" === typeof process && "function" === typeof process.emit) {
				process.emit("uncaughtException", error);
				return;
			}
			console.error(error);
		}, didWarnAboutMessageChannel = !1, enqueueTaskImpl = null, actScopeDepth = 0, didWarnNoAwaitAct = !1, isFlushing = !1, queueSeveralMicrotasks = "function" === typeof queueMicrotask ? function(callback) {
			queueMicrotask(function() {
				return queueMicrotask(callback);
			});
		} : enqueueTask;
		deprecatedAPIs = Object.freeze({
			__proto__: null,
			c: function(size) {
				return resolveDispatcher().useMemoCache(size);
			}
		});
		var fnName = {
			map: mapChildren,
			forEach: function(children, forEachFunc, forEachContext) {
				mapChildren(children, function() {
					forEachFunc.apply(this, arguments);
				}, forEachContext);
			},
			count: function(children) {
				var n = 0;
				mapChildren(children, function() {
					n++;
				});
				return n;
			},
			toArray: function(children) {
				return mapChildren(children, function(child) {
					return child;
				}) || [];
			},
			only: function(children) {
				if (!isValidElement(children)) throw Error("React.Children.only expected to receive a single React element child.");
				return children;
			}
		};
		exports.Activity = REACT_ACTIVITY_TYPE;
		exports.Children = fnName;
		exports.Component = Component;
		exports.Fragment = REACT_FRAGMENT_TYPE;
		exports.Profiler = REACT_PROFILER_TYPE;
		exports.PureComponent = PureComponent;
		exports.StrictMode = REACT_STRICT_MODE_TYPE;
		exports.Suspense = REACT_SUSPENSE_TYPE;
		exports.ViewTransition = REACT_VIEW_TRANSITION_TYPE;
		exports.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE = ReactSharedInternals;
		exports.__COMPILER_RUNTIME = deprecatedAPIs;
		exports.act = function(callback) {
			var prevActQueue = ReactSharedInternals.actQueue, prevActScopeDepth = actScopeDepth;
			actScopeDepth++;
			var queue = ReactSharedInternals.actQueue = null !== prevActQueue ? prevActQueue : [], didAwaitActCall = !1;
			try {
				var result = callback();
			} catch (error) {
				ReactSharedInternals.thrownErrors.push(error);
			}
			if (0 < ReactSharedInternals.thrownErrors.length) throw popActScope(prevActQueue, prevActScopeDepth), callback = aggregateErrors(ReactSharedInternals.thrownErrors), ReactSharedInternals.thrownErrors.length = 0, callback;
			if (null !== result && "object" === typeof result && "function" === typeof result.then) {
				var thenable = result;
				queueSeveralMicrotasks(function() {
					didAwaitActCall || didWarnNoAwaitAct || (didWarnNoAwaitAct = !0, console.error("You called act(async () => ...) without await. This could lead to unexpected testing behaviour, interleaving multiple act calls and mixing their scopes. You should - await act(async () => ...);"));
				});
				return { then: function(resolve, reject) {
					didAwaitActCall = !0;
					thenable.then(function(returnValue) {
						popActScope(prevActQueue, prevActScopeDepth);
						if (0 === prevActScopeDepth) {
							try {
								flushActQueue(queue), enqueueTask(function() {
									return recursivelyFlushAsyncActWork(returnValue, resolve, reject);
								});
							} catch (error$0) {
								ReactSharedInternals.thrownErrors.push(error$0);
							}
							if (0 < ReactSharedInternals.thrownErrors.length) {
								var _thrownError = aggregateErrors(ReactSharedInternals.thrownErrors);
								ReactSharedInternals.thrownErrors.length = 0;
								reject(_thrownError);
							}
						} else resolve(returnValue);
					}, function(error) {
						popActScope(prevActQueue, prevActScopeDepth);
						0 < ReactSharedInternals.thrownErrors.length ? (error = aggregateErrors(ReactSharedInternals.thrownErrors), ReactSharedInternals.thrownErrors.length = 0, reject(error)) : reject(error);
					});
				} };
			}
			var returnValue$jscomp$0 = result;
			popActScope(prevActQueue, prevActScopeDepth);
			0 === prevActScopeDepth && (flushActQueue(queue), 0 !== queue.length && queueSeveralMicrotasks(function() {
				didAwaitActCall || didWarnNoAwaitAct || (didWarnNoAwaitAct = !0, console.error("A component suspended inside an `act` scope, but the `act` call was not awaited. When testing React components that depend on asynchronous data, you must await the result:\n\nawait act(() => ...)"));
			}), ReactSharedInternals.actQueue = null);
			if (0 < ReactSharedInternals.thrownErrors.length) throw callback = aggregateErrors(ReactSharedInternals.thrownErrors), ReactSharedInternals.thrownErrors.length = 0, callback;
			return { then: function(resolve, reject) {
				didAwaitActCall = !0;
				0 === prevActScopeDepth ? (ReactSharedInternals.actQueue = queue, enqueueTask(function() {
					return recursivelyFlushAsyncActWork(returnValue$jscomp$0, resolve, reject);
				})) : resolve(returnValue$jscomp$0);
			} };
		};
		exports.addTransitionType = addTransitionType;
		exports.cache = function(fn) {
			return function() {
				return fn.apply(null, arguments);
			};
		};
		exports.cacheSignal = function() {
			return null;
		};
		exports.captureOwnerStack = function() {
			var getCurrentStack = ReactSharedInternals.getCurrentStack;
			return null === getCurrentStack ? null : getCurrentStack();
		};
		exports.cloneElement = function(element, config, children) {
			if (null === element || void 0 === element) throw Error("The argument must be a React element, but you passed " + element + ".");
			var props = assign({}, element.props), key = element.key, owner = element._owner;
			if (null != config) {
				var JSCompiler_inline_result;
				a: {
					if (hasOwnProperty.call(config, "ref") && (JSCompiler_inline_result = Object.getOwnPropertyDescriptor(config, "ref").get) && JSCompiler_inline_result.isReactWarning) {
						JSCompiler_inline_result = !1;
						break a;
					}
					JSCompiler_inline_result = void 0 !== config.ref;
				}
				JSCompiler_inline_result && (owner = getOwner());
				hasValidKey(config) && (checkKeyStringCoercion(config.key), key = "" + config.key);
				for (propName in config) !hasOwnProperty.call(config, propName) || "key" === propName || "__self" === propName || "__source" === propName || "ref" === propName && void 0 === config.ref || (props[propName] = config[propName]);
			}
			var propName = arguments.length - 2;
			if (1 === propName) props.children = children;
			else if (1 < propName) {
				JSCompiler_inline_result = Array(propName);
				for (var i = 0; i < propName; i++) JSCompiler_inline_result[i] = arguments[i + 2];
				props.children = JSCompiler_inline_result;
			}
			props = ReactElement(element.type, key, props, owner, element._debugStack, element._debugTask);
			for (key = 2; key < arguments.length; key++) validateChildKeys(arguments[key]);
			return props;
		};
		exports.createContext = function(defaultValue) {
			defaultValue = {
				$$typeof: REACT_CONTEXT_TYPE,
				_currentValue: defaultValue,
				_currentValue2: defaultValue,
				_threadCount: 0,
				Provider: null,
				Consumer: null
			};
			defaultValue.Provider = defaultValue;
			defaultValue.Consumer = {
				$$typeof: REACT_CONSUMER_TYPE,
				_context: defaultValue
			};
			defaultValue._currentRenderer = null;
			defaultValue._currentRenderer2 = null;
			return defaultValue;
		};
		exports.createElement = function(type, config, children) {
			for (var i = 2; i < arguments.length; i++) validateChildKeys(arguments[i]);
			var propName;
			i = {};
			var key = null;
			if (null != config) for (propName in didWarnAboutOldJSXRuntime || !("__self" in config) || "key" in config || (didWarnAboutOldJSXRuntime = !0, console.warn("Your app (or one of its dependencies) is using an outdated JSX transform. Update to the modern JSX transform for faster performance: https://react.dev/link/new-jsx-transform")), hasValidKey(config) && (checkKeyStringCoercion(config.key), key = "" + config.key), config) hasOwnProperty.call(config, propName) && "key" !== propName && "__self" !== propName && "__source" !== propName && (i[propName] = config[propName]);
			var childrenLength = arguments.length - 2;
			if (1 === childrenLength) i.children = children;
			else if (1 < childrenLength) {
				for (var childArray = Array(childrenLength), _i = 0; _i < childrenLength; _i++) childArray[_i] = arguments[_i + 2];
				Object.freeze && Object.freeze(childArray);
				i.children = childArray;
			}
			if (type && type.defaultProps) for (propName in childrenLength = type.defaultProps, childrenLength) void 0 === i[propName] && (i[propName] = childrenLength[propName]);
			key && defineKeyPropWarningGetter(i, "function" === typeof type ? type.displayName || type.name || "Unknown" : type);
			(propName = 1e4 > ReactSharedInternals.recentlyCreatedOwnerStacks++) ? (childArray = Error.stackTraceLimit, Error.stackTraceLimit = 10, childrenLength = Error("react-stack-top-frame"), Error.stackTraceLimit = childArray) : childrenLength = unknownOwnerDebugStack;
			return ReactElement(type, key, i, getOwner(), childrenLength, propName ? createTask(getTaskName(type)) : unknownOwnerDebugTask);
		};
		exports.createRef = function() {
			var refObject = { current: null };
			Object.seal(refObject);
			return refObject;
		};
		exports.forwardRef = function(render) {
			null != render && render.$$typeof === REACT_MEMO_TYPE ? console.error("forwardRef requires a render function but received a `memo` component. Instead of forwardRef(memo(...)), use memo(forwardRef(...)).") : "function" !== typeof render ? console.error("forwardRef requires a render function but was given %s.", null === render ? "null" : typeof render) : 0 !== render.length && 2 !== render.length && console.error("forwardRef render functions accept exactly two parameters: props and ref. %s", 1 === render.length ? "Did you forget to use the ref parameter?" : "Any additional parameter will be undefined.");
			null != render && null != render.defaultProps && console.error("forwardRef render functions do not support defaultProps. Did you accidentally pass a React component?");
			var elementType = {
				$$typeof: REACT_FORWARD_REF_TYPE,
				render
			}, ownName;
			Object.defineProperty(elementType, "displayName", {
				enumerable: !1,
				configurable: !0,
				get: function() {
					return ownName;
				},
				set: function(name) {
					ownName = name;
					render.name || render.displayName || (Object.defineProperty(render, "name", { value: name }), render.displayName = name);
				}
			});
			return elementType;
		};
		exports.isValidElement = isValidElement;
		exports.lazy = function(ctor) {
			ctor = {
				_status: -1,
				_result: ctor
			};
			var lazyType = {
				$$typeof: REACT_LAZY_TYPE,
				_payload: ctor,
				_init: lazyInitializer
			}, ioInfo = {
				name: "lazy",
				start: -1,
				end: -1,
				value: null,
				owner: null,
				debugStack: Error("react-stack-top-frame"),
				debugTask: console.createTask ? console.createTask("lazy()") : null
			};
			ctor._ioInfo = ioInfo;
			lazyType._debugInfo = [{ awaited: ioInfo }];
			return lazyType;
		};
		exports.memo = function(type, compare) {
			type ?? console.error("memo: The first argument must be a component. Instead received: %s", null === type ? "null" : typeof type);
			compare = {
				$$typeof: REACT_MEMO_TYPE,
				type,
				compare: void 0 === compare ? null : compare
			};
			var ownName;
			Object.defineProperty(compare, "displayName", {
				enumerable: !1,
				configurable: !0,
				get: function() {
					return ownName;
				},
				set: function(name) {
					ownName = name;
					type.name || type.displayName || (Object.defineProperty(type, "name", { value: name }), type.displayName = name);
				}
			});
			return compare;
		};
		exports.startTransition = startTransition;
		exports.unstable_useCacheRefresh = function() {
			return resolveDispatcher().useCacheRefresh();
		};
		exports.use = function(usable) {
			return resolveDispatcher().use(usable);
		};
		exports.useActionState = function(action, initialState, permalink) {
			return resolveDispatcher().useActionState(action, initialState, permalink);
		};
		exports.useCallback = function(callback, deps) {
			return resolveDispatcher().useCallback(callback, deps);
		};
		exports.useContext = function(Context) {
			var dispatcher = resolveDispatcher();
			Context.$$typeof === REACT_CONSUMER_TYPE && console.error("Calling useContext(Context.Consumer) is not supported and will cause bugs. Did you mean to call useContext(Context) instead?");
			return dispatcher.useContext(Context);
		};
		exports.useDebugValue = function(value, formatterFn) {
			return resolveDispatcher().useDebugValue(value, formatterFn);
		};
		exports.useDeferredValue = function(value, initialValue) {
			return resolveDispatcher().useDeferredValue(value, initialValue);
		};
		exports.useEffect = function(create, deps) {
			create ?? console.warn("React Hook useEffect requires an effect callback. Did you forget to pass a callback to the hook?");
			return resolveDispatcher().useEffect(create, deps);
		};
		exports.useEffectEvent = function(callback) {
			return resolveDispatcher().useEffectEvent(callback);
		};
		exports.useId = function() {
			return resolveDispatcher().useId();
		};
		exports.useImperativeHandle = function(ref, create, deps) {
			return resolveDispatcher().useImperativeHandle(ref, create, deps);
		};
		exports.useInsertionEffect = function(create, deps) {
			create ?? console.warn("React Hook useInsertionEffect requires an effect callback. Did you forget to pass a callback to the hook?");
			return resolveDispatcher().useInsertionEffect(create, deps);
		};
		exports.useLayoutEffect = function(create, deps) {
			create ?? console.warn("React Hook useLayoutEffect requires an effect callback. Did you forget to pass a callback to the hook?");
			return resolveDispatcher().useLayoutEffect(create, deps);
		};
		exports.useMemo = function(create, deps) {
			return resolveDispatcher().useMemo(create, deps);
		};
		exports.useOptimistic = function(passthrough, reducer) {
			return resolveDispatcher().useOptimistic(passthrough, reducer);
		};
		exports.useReducer = function(reducer, initialArg, init) {
			return resolveDispatcher().useReducer(reducer, initialArg, init);
		};
		exports.useRef = function(initialValue) {
			return resolveDispatcher().useRef(initialValue);
		};
		exports.useState = function(initialState) {
			return resolveDispatcher().useState(initialState);
		};
		exports.useSyncExternalStore = function(subscribe, getSnapshot, getServerSnapshot) {
			return resolveDispatcher().useSyncExternalStore(subscribe, getSnapshot, getServerSnapshot);
		};
		exports.useTransition = function() {
			return resolveDispatcher().useTransition();
		};
		exports.version = "19.3.1";
		"undefined" !== typeof __REACT_DEVTOOLS_GLOBAL_HOOK__ && "function" === typeof __REACT_DEVTOOLS_GLOBAL_HOOK__.registerInternalModuleStop && __REACT_DEVTOOLS_GLOBAL_HOOK__.registerInternalModuleStop(Error());
	})();
}));
// ../../node_modules/intl-messageformat/node_modules/@formatjs/icu-skeleton-parser/index.js
var import_react = (/* @__PURE__ */ __commonJSMin(((exports, module) => {
	if (process.env.NODE_ENV === "production") module.exports = require_react_production();
	else module.exports = require_react_development();
})))();
/**
* https://unicode.org/reports/tr35/tr35-dates.html#Date_Field_Symbol_Table
* Credit: https://github.com/caridy/intl-datetimeformat-pattern/blob/master/index.js
* with some tweaks
*/
const DATE_TIME_REGEX = /(?:[Eec]{1,6}|G{1,5}|[Qq]{1,5}|(?:[yYur]+|U{1,5})|[ML]{1,5}|d{1,2}|D{1,3}|F{1}|[abB]{1,5}|[hkHK]{1,2}|w{1,2}|W{1}|m{1,2}|s{1,2}|[zZOvVxX]{1,4})(?=([^']*'[^']*')*[^']*$)/g;
/**
* Parse Date time skeleton into Intl.DateTimeFormatOptions
* Ref: https://unicode.org/reports/tr35/tr35-dates.html#Date_Field_Symbol_Table
* @public
* @param skeleton skeleton string
*/
function parseDateTimeSkeleton(skeleton) {
	const result = {};
	skeleton.replace(DATE_TIME_REGEX, (match) => {
		const len = match.length;
		switch (match[0]) {
			case "G":
				result.era = len === 4 ? "long" : len === 5 ? "narrow" : "short";
				break;
			case "y":
				result.year = len === 2 ? "2-digit" : "numeric";
				break;
			case "Y":
			case "u":
			case "U":
			case "r": throw new RangeError("`Y/u/U/r` (year) patterns are not supported, use `y` instead");
			case "q":
			case "Q": throw new RangeError("`q/Q` (quarter) patterns are not supported");
			case "M":
			case "L":
				result.month = [
					"numeric",
					"2-digit",
					"short",
					"long",
					"narrow"
				][len - 1];
				break;
			case "w":
			case "W": throw new RangeError("`w/W` (week) patterns are not supported");
			case "d":
				result.day = ["numeric", "2-digit"][len - 1];
				break;
			case "D":
			case "F":
			case "g": throw new RangeError("`D/F/g` (day) patterns are not supported, use `d` instead");
			case "E":
				result.weekday = len === 4 ? "long" : len === 5 ? "narrow" : "short";
				break;
			case "e":
				if (len < 4) throw new RangeError("`e..eee` (weekday) patterns are not supported");
				result.weekday = [
					"short",
					"long",
					"narrow",
					"short"
				][len - 3];
				break;
			case "c":
				if (len < 4) throw new RangeError("`c..ccc` (weekday) patterns are not supported");
				result.weekday = [
					"short",
					"long",
					"narrow",
					"short"
				][len - 3];
				break;
			case "a":
				result.hour12 = true;
				break;
			case "b":
			case "B": throw new RangeError("`b/B` (period) patterns are not supported, use `a` instead");
			case "h":
				result.hourCycle = "h12";
				result.hour = ["numeric", "2-digit"][len - 1];
				break;
			case "H":
				result.hourCycle = "h23";
				result.hour = ["numeric", "2-digit"][len - 1];
				break;
			case "K":
				result.hourCycle = "h11";
				result.hour = ["numeric", "2-digit"][len - 1];
				break;
			case "k":
				result.hourCycle = "h24";
				result.hour = ["numeric", "2-digit"][len - 1];
				break;
			case "j":
			case "J":
			case "C": throw new RangeError("`j/J/C` (hour) patterns are not supported, use `h/H/K/k` instead");
			case "m":
				result.minute = ["numeric", "2-digit"][len - 1];
				break;
			case "s":
				result.second = ["numeric", "2-digit"][len - 1];
				break;
			case "S":
			case "A": throw new RangeError("`S/A` (second) patterns are not supported, use `s` instead");
			case "z":
				result.timeZoneName = len < 4 ? "short" : "long";
				break;
			case "Z":
			case "O":
			case "v":
			case "V":
			case "X":
			case "x": throw new RangeError("`Z/O/v/V/X/x` (timeZone) patterns are not supported, use `z` instead");
		}
		return "";
	});
	return result;
}
const WHITE_SPACE_REGEX = /[\t-\r \x85\u200E\u200F\u2028\u2029]/i;
function parseNumberSkeletonFromString(skeleton) {
	if (skeleton.length === 0) throw new Error("Number skeleton cannot be empty");
	const stringTokens = skeleton.split(WHITE_SPACE_REGEX).filter((x) => x.length > 0);
	const tokens = [];
	for (const stringToken of stringTokens) {
		let stemAndOptions = stringToken.split("/");
		if (stemAndOptions.length === 0) throw new Error("Invalid number skeleton");
		const [stem, ...options] = stemAndOptions;
		for (const option of options) if (option.length === 0) throw new Error("Invalid number skeleton");
		tokens.push({
			stem,
			options
		});
	}
	return tokens;
}
function icuUnitToEcma(unit) {
	return unit.replace(/^(.*?)-/, "");
}
const FRACTION_PRECISION_REGEX = /^\.(?:(0+)(\*)?|(#+)|(0+)(#+))$/g;
const SIGNIFICANT_PRECISION_REGEX = /^(@+)?(\+|#+)?[rs]?$/g;
const INTEGER_WIDTH_REGEX = /(\*)(0+)|(#+)(0+)|(0+)/g;
const CONCISE_INTEGER_WIDTH_REGEX = /^(0+)$/;
function parseSignificantPrecision(str) {
	const result = {};
	if (str[str.length - 1] === "r") result.roundingPriority = "morePrecision";
	else if (str[str.length - 1] === "s") result.roundingPriority = "lessPrecision";
	str.replace(SIGNIFICANT_PRECISION_REGEX, function(_, g1, g2) {
		if (typeof g2 !== "string") {
			result.minimumSignificantDigits = g1.length;
			result.maximumSignificantDigits = g1.length;
		} else if (g2 === "+") result.minimumSignificantDigits = g1.length;
		else if (g1[0] === "#") result.maximumSignificantDigits = g1.length;
		else {
			result.minimumSignificantDigits = g1.length;
			result.maximumSignificantDigits = g1.length + (typeof g2 === "string" ? g2.length : 0);
		}
		return "";
	});
	return result;
}
function parseSign(str) {
	switch (str) {
		case "sign-auto": return { signDisplay: "auto" };
		case "sign-accounting":
		case "()": return { currencySign: "accounting" };
		case "sign-always":
		case "+!": return { signDisplay: "always" };
		case "sign-accounting-always":
		case "()!": return {
			signDisplay: "always",
			currencySign: "accounting"
		};
		case "sign-except-zero":
		case "+?": return { signDisplay: "exceptZero" };
		case "sign-accounting-except-zero":
		case "()?": return {
			signDisplay: "exceptZero",
			currencySign: "accounting"
		};
		case "sign-never":
		case "+_": return { signDisplay: "never" };
	}
}
function parseConciseScientificAndEngineeringStem(stem) {
	let result;
	if (stem[0] === "E" && stem[1] === "E") {
		result = { notation: "engineering" };
		stem = stem.slice(2);
	} else if (stem[0] === "E") {
		result = { notation: "scientific" };
		stem = stem.slice(1);
	}
	if (result) {
		const signDisplay = stem.slice(0, 2);
		if (signDisplay === "+!") {
			result.signDisplay = "always";
			stem = stem.slice(2);
		} else if (signDisplay === "+?") {
			result.signDisplay = "exceptZero";
			stem = stem.slice(2);
		}
		if (!CONCISE_INTEGER_WIDTH_REGEX.test(stem)) throw new Error("Malformed concise eng/scientific notation");
		result.minimumIntegerDigits = stem.length;
	}
	return result;
}
function parseNotationOptions(opt) {
	const result = {};
	const signOpts = parseSign(opt);
	if (signOpts) return signOpts;
	return result;
}
/**
* https://github.com/unicode-org/icu/blob/master/docs/userguide/format_parse/numbers/skeletons.md#skeleton-stems-and-options
*/
function parseNumberSkeleton(tokens) {
	let result = {};
	for (const token of tokens) {
		switch (token.stem) {
			case "percent":
			case "%":
				result.style = "percent";
				continue;
			case "%x100":
				result.style = "percent";
				result.scale = 100;
				continue;
			case "currency":
				result.style = "currency";
				result.currency = token.options[0];
				continue;
			case "group-off":
			case ",_":
				result.useGrouping = false;
				continue;
			case "precision-integer":
			case ".":
				result.maximumFractionDigits = 0;
				continue;
			case "measure-unit":
			case "unit":
				result.style = "unit";
				result.unit = icuUnitToEcma(token.options[0]);
				continue;
			case "compact-short":
			case "K":
				result.notation = "compact";
				result.compactDisplay = "short";
				continue;
			case "compact-long":
			case "KK":
				result.notation = "compact";
				result.compactDisplay = "long";
				continue;
			case "scientific":
				result = {
					...result,
					notation: "scientific",
					...token.options.reduce((all, opt) => ({
						...all,
						...parseNotationOptions(opt)
					}), {})
				};
				continue;
			case "engineering":
				result = {
					...result,
					notation: "engineering",
					...token.options.reduce((all, opt) => ({
						...all,
						...parseNotationOptions(opt)
					}), {})
				};
				continue;
			case "notation-simple":
				result.notation = "standard";
				continue;
			case "unit-width-narrow":
				result.currencyDisplay = "narrowSymbol";
				result.unitDisplay = "narrow";
				continue;
			case "unit-width-short":
				result.currencyDisplay = "code";
				result.unitDisplay = "short";
				continue;
			case "unit-width-full-name":
				result.currencyDisplay = "name";
				result.unitDisplay = "long";
				continue;
			case "unit-width-iso-code":
				result.currencyDisplay = "symbol";
				continue;
			case "scale":
				result.scale = parseFloat(token.options[0]);
				continue;
			case "rounding-mode-floor":
				result.roundingMode = "floor";
				continue;
			case "rounding-mode-ceiling":
				result.roundingMode = "ceil";
				continue;
			case "rounding-mode-down":
				result.roundingMode = "trunc";
				continue;
			case "rounding-mode-up":
				result.roundingMode = "expand";
				continue;
			case "rounding-mode-half-even":
				result.roundingMode = "halfEven";
				continue;
			case "rounding-mode-half-down":
				result.roundingMode = "halfTrunc";
				continue;
			case "rounding-mode-half-up":
				result.roundingMode = "halfExpand";
				continue;
			case "integer-width":
				if (token.options.length > 1) throw new RangeError("integer-width stems only accept a single optional option");
				token.options[0].replace(INTEGER_WIDTH_REGEX, function(_, g1, g2, g3, g4, g5) {
					if (g1) result.minimumIntegerDigits = g2.length;
					else if (g3 && g4) throw new Error("We currently do not support maximum integer digits");
					else if (g5) throw new Error("We currently do not support exact integer digits");
					return "";
				});
				continue;
		}
		if (CONCISE_INTEGER_WIDTH_REGEX.test(token.stem)) {
			result.minimumIntegerDigits = token.stem.length;
			continue;
		}
		if (FRACTION_PRECISION_REGEX.test(token.stem)) {
			if (token.options.length > 1) throw new RangeError("Fraction-precision stems only accept a single optional option");
			token.stem.replace(FRACTION_PRECISION_REGEX, function(_, g1, g2, g3, g4, g5) {
				if (g2 === "*") result.minimumFractionDigits = g1.length;
				else if (g3 && g3[0] === "#") result.maximumFractionDigits = g3.length;
				else if (g4 && g5) {
					result.minimumFractionDigits = g4.length;
					result.maximumFractionDigits = g4.length + g5.length;
				} else {
					result.minimumFractionDigits = g1.length;
					result.maximumFractionDigits = g1.length;
				}
				return "";
			});
			const opt = token.options[0];
			if (opt === "w") result = {
				...result,
				trailingZeroDisplay: "stripIfInteger"
			};
			else if (opt) result = {
				...result,
				...parseSignificantPrecision(opt)
			};
			continue;
		}
		if (SIGNIFICANT_PRECISION_REGEX.test(token.stem)) {
			result = {
				...result,
				...parseSignificantPrecision(token.stem)
			};
			continue;
		}
		const signOpts = parseSign(token.stem);
		if (signOpts) result = {
			...result,
			...signOpts
		};
		const conciseScientificAndEngineeringOpts = parseConciseScientificAndEngineeringStem(token.stem);
		if (conciseScientificAndEngineeringOpts) result = {
			...result,
			...conciseScientificAndEngineeringOpts
		};
	}
	return result;
}
// ../../node_modules/intl-messageformat/node_modules/@formatjs/icu-messageformat-parser/index.js
let ErrorKind = /* @__PURE__ */ function(ErrorKind) {
	/** Argument is unclosed (e.g. `{0`) */
	ErrorKind[ErrorKind["EXPECT_ARGUMENT_CLOSING_BRACE"] = 1] = "EXPECT_ARGUMENT_CLOSING_BRACE";
	/** Argument is empty (e.g. `{}`). */
	ErrorKind[ErrorKind["EMPTY_ARGUMENT"] = 2] = "EMPTY_ARGUMENT";
	/** Argument is malformed (e.g. `{foo!}``) */
	ErrorKind[ErrorKind["MALFORMED_ARGUMENT"] = 3] = "MALFORMED_ARGUMENT";
	/** Expect an argument type (e.g. `{foo,}`) */
	ErrorKind[ErrorKind["EXPECT_ARGUMENT_TYPE"] = 4] = "EXPECT_ARGUMENT_TYPE";
	/** Unsupported argument type (e.g. `{foo,foo}`) */
	ErrorKind[ErrorKind["INVALID_ARGUMENT_TYPE"] = 5] = "INVALID_ARGUMENT_TYPE";
	/** Expect an argument style (e.g. `{foo, number, }`) */
	ErrorKind[ErrorKind["EXPECT_ARGUMENT_STYLE"] = 6] = "EXPECT_ARGUMENT_STYLE";
	/** The number skeleton is invalid. */
	ErrorKind[ErrorKind["INVALID_NUMBER_SKELETON"] = 7] = "INVALID_NUMBER_SKELETON";
	/** The date time skeleton is invalid. */
	ErrorKind[ErrorKind["INVALID_DATE_TIME_SKELETON"] = 8] = "INVALID_DATE_TIME_SKELETON";
	/** Exepct a number skeleton following the `::` (e.g. `{foo, number, ::}`) */
	ErrorKind[ErrorKind["EXPECT_NUMBER_SKELETON"] = 9] = "EXPECT_NUMBER_SKELETON";
	/** Exepct a date time skeleton following the `::` (e.g. `{foo, date, ::}`) */
	ErrorKind[ErrorKind["EXPECT_DATE_TIME_SKELETON"] = 10] = "EXPECT_DATE_TIME_SKELETON";
	/** Unmatched apostrophes in the argument style (e.g. `{foo, number, 'test`) */
	ErrorKind[ErrorKind["UNCLOSED_QUOTE_IN_ARGUMENT_STYLE"] = 11] = "UNCLOSED_QUOTE_IN_ARGUMENT_STYLE";
	/** Missing select argument options (e.g. `{foo, select}`) */
	ErrorKind[ErrorKind["EXPECT_SELECT_ARGUMENT_OPTIONS"] = 12] = "EXPECT_SELECT_ARGUMENT_OPTIONS";
	/** Expecting an offset value in `plural` or `selectordinal` argument (e.g `{foo, plural, offset}`) */
	ErrorKind[ErrorKind["EXPECT_PLURAL_ARGUMENT_OFFSET_VALUE"] = 13] = "EXPECT_PLURAL_ARGUMENT_OFFSET_VALUE";
	/** Offset value in `plural` or `selectordinal` is invalid (e.g. `{foo, plural, offset: x}`) */
	ErrorKind[ErrorKind["INVALID_PLURAL_ARGUMENT_OFFSET_VALUE"] = 14] = "INVALID_PLURAL_ARGUMENT_OFFSET_VALUE";
	/** Expecting a selector in `select` argument (e.g `{foo, select}`) */
	ErrorKind[ErrorKind["EXPECT_SELECT_ARGUMENT_SELECTOR"] = 15] = "EXPECT_SELECT_ARGUMENT_SELECTOR";
	/** Expecting a selector in `plural` or `selectordinal` argument (e.g `{foo, plural}`) */
	ErrorKind[ErrorKind["EXPECT_PLURAL_ARGUMENT_SELECTOR"] = 16] = "EXPECT_PLURAL_ARGUMENT_SELECTOR";
	/** Expecting a message fragment after the `select` selector (e.g. `{foo, select, apple}`) */
	ErrorKind[ErrorKind["EXPECT_SELECT_ARGUMENT_SELECTOR_FRAGMENT"] = 17] = "EXPECT_SELECT_ARGUMENT_SELECTOR_FRAGMENT";
	/**
	* Expecting a message fragment after the `plural` or `selectordinal` selector
	* (e.g. `{foo, plural, one}`)
	*/
	ErrorKind[ErrorKind["EXPECT_PLURAL_ARGUMENT_SELECTOR_FRAGMENT"] = 18] = "EXPECT_PLURAL_ARGUMENT_SELECTOR_FRAGMENT";
	/** Selector in `plural` or `selectordinal` is malformed (e.g. `{foo, plural, =x {#}}`) */
	ErrorKind[ErrorKind["INVALID_PLURAL_ARGUMENT_SELECTOR"] = 19] = "INVALID_PLURAL_ARGUMENT_SELECTOR";
	/**
	* Duplicate selectors in `plural` or `selectordinal` argument.
	* (e.g. {foo, plural, one {#} one {#}})
	*/
	ErrorKind[ErrorKind["DUPLICATE_PLURAL_ARGUMENT_SELECTOR"] = 20] = "DUPLICATE_PLURAL_ARGUMENT_SELECTOR";
	/** Duplicate selectors in `select` argument.
	* (e.g. {foo, select, apple {apple} apple {apple}})
	*/
	ErrorKind[ErrorKind["DUPLICATE_SELECT_ARGUMENT_SELECTOR"] = 21] = "DUPLICATE_SELECT_ARGUMENT_SELECTOR";
	/** Plural or select argument option must have `other` clause. */
	ErrorKind[ErrorKind["MISSING_OTHER_CLAUSE"] = 22] = "MISSING_OTHER_CLAUSE";
	/** The tag is malformed. (e.g. `<bold!>foo</bold!>) */
	ErrorKind[ErrorKind["INVALID_TAG"] = 23] = "INVALID_TAG";
	/** The tag name is invalid. (e.g. `<123>foo</123>`) */
	ErrorKind[ErrorKind["INVALID_TAG_NAME"] = 25] = "INVALID_TAG_NAME";
	/** The closing tag does not match the opening tag. (e.g. `<bold>foo</italic>`) */
	ErrorKind[ErrorKind["UNMATCHED_CLOSING_TAG"] = 26] = "UNMATCHED_CLOSING_TAG";
	/** The opening tag has unmatched closing tag. (e.g. `<bold>foo`) */
	ErrorKind[ErrorKind["UNCLOSED_TAG"] = 27] = "UNCLOSED_TAG";
	return ErrorKind;
}({});
/**
* Type Guards
*/
function isLiteralElement(el) {
	return el.type === 0;
}
function isArgumentElement(el) {
	return el.type === 1;
}
function isNumberElement(el) {
	return el.type === 2;
}
function isDateElement(el) {
	return el.type === 3;
}
function isTimeElement(el) {
	return el.type === 4;
}
function isSelectElement(el) {
	return el.type === 5;
}
function isPluralElement(el) {
	return el.type === 6;
}
function isPoundElement(el) {
	return el.type === 7;
}
function isTagElement(el) {
	return el.type === 8;
}
function isNumberSkeleton(el) {
	return !!(el && typeof el === "object" && el.type === 0);
}
function isDateTimeSkeleton(el) {
	return !!(el && typeof el === "object" && el.type === 1);
}
const SPACE_SEPARATOR_REGEX = /[ \xA0\u1680\u2000-\u200A\u202F\u205F\u3000]/;
const timeData = {
	"001": ["H", "h"],
	"419": [
		"h",
		"H",
		"hB",
		"hb"
	],
	"AC": [
		"H",
		"h",
		"hb",
		"hB"
	],
	"AD": ["H", "hB"],
	"AE": [
		"h",
		"hB",
		"hb",
		"H"
	],
	"AF": [
		"H",
		"hb",
		"hB",
		"h"
	],
	"AG": [
		"h",
		"hb",
		"H",
		"hB"
	],
	"AI": [
		"H",
		"h",
		"hb",
		"hB"
	],
	"AL": [
		"h",
		"H",
		"hB"
	],
	"AM": ["H", "hB"],
	"AO": ["H", "hB"],
	"AR": [
		"h",
		"H",
		"hB",
		"hb"
	],
	"AS": ["h", "H"],
	"AT": ["H", "hB"],
	"AU": [
		"h",
		"hb",
		"H",
		"hB"
	],
	"AW": ["H", "hB"],
	"AX": ["H"],
	"AZ": [
		"H",
		"hB",
		"h"
	],
	"BA": [
		"H",
		"hB",
		"h"
	],
	"BB": [
		"h",
		"hb",
		"H",
		"hB"
	],
	"BD": [
		"h",
		"hB",
		"H"
	],
	"BE": ["H", "hB"],
	"BF": ["H", "hB"],
	"BG": [
		"H",
		"hB",
		"h"
	],
	"BH": [
		"h",
		"hB",
		"hb",
		"H"
	],
	"BI": ["H", "h"],
	"BJ": ["H", "hB"],
	"BL": ["H", "hB"],
	"BM": [
		"h",
		"hb",
		"H",
		"hB"
	],
	"BN": [
		"hb",
		"hB",
		"h",
		"H"
	],
	"BO": [
		"h",
		"H",
		"hB",
		"hb"
	],
	"BQ": ["H"],
	"BR": ["H", "hB"],
	"BS": [
		"h",
		"hb",
		"H",
		"hB"
	],
	"BT": ["h", "H"],
	"BW": [
		"H",
		"h",
		"hb",
		"hB"
	],
	"BY": ["H", "h"],
	"BZ": [
		"H",
		"h",
		"hb",
		"hB"
	],
	"CA": [
		"h",
		"hb",
		"H",
		"hB"
	],
	"CC": [
		"H",
		"h",
		"hb",
		"hB"
	],
	"CD": ["hB", "H"],
	"CF": [
		"H",
		"h",
		"hB"
	],
	"CG": ["H", "hB"],
	"CH": [
		"H",
		"hB",
		"h"
	],
	"CI": ["H", "hB"],
	"CK": [
		"H",
		"h",
		"hb",
		"hB"
	],
	"CL": [
		"h",
		"H",
		"hB",
		"hb"
	],
	"CM": [
		"H",
		"h",
		"hB"
	],
	"CN": [
		"H",
		"hB",
		"hb",
		"h"
	],
	"CO": [
		"h",
		"H",
		"hB",
		"hb"
	],
	"CP": ["H"],
	"CR": [
		"h",
		"H",
		"hB",
		"hb"
	],
	"CU": [
		"h",
		"H",
		"hB",
		"hb"
	],
	"CV": ["H", "hB"],
	"CW": ["H", "hB"],
	"CX": [
		"H",
		"h",
		"hb",
		"hB"
	],
	"CY": [
		"h",
		"H",
		"hb",
		"hB"
	],
	"CZ": ["H"],
	"DE": ["H", "hB"],
	"DG": [
		"H",
		"h",
		"hb",
		"hB"
	],
	"DJ": ["h", "H"],
	"DK": ["H"],
	"DM": [
		"h",
		"hb",
		"H",
		"hB"
	],
	"DO": [
		"h",
		"H",
		"hB",
		"hb"
	],
	"DZ": [
		"h",
		"hB",
		"hb",
		"H"
	],
	"EA": [
		"H",
		"h",
		"hB",
		"hb"
	],
	"EC": [
		"h",
		"H",
		"hB",
		"hb"
	],
	"EE": ["H", "hB"],
	"EG": [
		"h",
		"hB",
		"hb",
		"H"
	],
	"EH": [
		"h",
		"hB",
		"hb",
		"H"
	],
	"ER": ["h", "H"],
	"ES": [
		"H",
		"hB",
		"h",
		"hb"
	],
	"ET": [
		"hB",
		"hb",
		"h",
		"H"
	],
	"FI": ["H"],
	"FJ": [
		"h",
		"hb",
		"H",
		"hB"
	],
	"FK": [
		"H",
		"h",
		"hb",
		"hB"
	],
	"FM": [
		"h",
		"hb",
		"H",
		"hB"
	],
	"FO": ["H", "h"],
	"FR": ["H", "hB"],
	"GA": ["H", "hB"],
	"GB": [
		"H",
		"h",
		"hb",
		"hB"
	],
	"GD": [
		"h",
		"hb",
		"H",
		"hB"
	],
	"GE": [
		"H",
		"hB",
		"h"
	],
	"GF": ["H", "hB"],
	"GG": [
		"H",
		"h",
		"hb",
		"hB"
	],
	"GH": ["h", "H"],
	"GI": [
		"H",
		"h",
		"hb",
		"hB"
	],
	"GL": ["H", "h"],
	"GM": [
		"h",
		"hb",
		"H",
		"hB"
	],
	"GN": ["H", "hB"],
	"GP": ["H", "hB"],
	"GQ": [
		"H",
		"hB",
		"h",
		"hb"
	],
	"GR": [
		"h",
		"H",
		"hb",
		"hB"
	],
	"GS": [
		"H",
		"h",
		"hb",
		"hB"
	],
	"GT": [
		"h",
		"H",
		"hB",
		"hb"
	],
	"GU": [
		"h",
		"hb",
		"H",
		"hB"
	],
	"GW": ["H", "hB"],
	"GY": [
		"h",
		"hb",
		"H",
		"hB"
	],
	"HK": [
		"h",
		"hB",
		"hb",
		"H"
	],
	"HN": [
		"h",
		"H",
		"hB",
		"hb"
	],
	"HR": ["H", "hB"],
	"HU": ["H", "h"],
	"IC": [
		"H",
		"h",
		"hB",
		"hb"
	],
	"ID": ["H"],
	"IE": [
		"H",
		"h",
		"hb",
		"hB"
	],
	"IL": ["H", "hB"],
	"IM": [
		"H",
		"h",
		"hb",
		"hB"
	],
	"IN": ["h", "H"],
	"IO": [
		"H",
		"h",
		"hb",
		"hB"
	],
	"IQ": [
		"h",
		"hB",
		"hb",
		"H"
	],
	"IR": ["hB", "H"],
	"IS": ["H"],
	"IT": ["H", "hB"],
	"JE": [
		"H",
		"h",
		"hb",
		"hB"
	],
	"JM": [
		"h",
		"hb",
		"H",
		"hB"
	],
	"JO": [
		"h",
		"hB",
		"hb",
		"H"
	],
	"JP": [
		"H",
		"K",
		"h"
	],
	"KE": [
		"hB",
		"hb",
		"H",
		"h"
	],
	"KG": [
		"H",
		"h",
		"hB",
		"hb"
	],
	"KH": [
		"hB",
		"h",
		"H",
		"hb"
	],
	"KI": [
		"h",
		"hb",
		"H",
		"hB"
	],
	"KM": [
		"H",
		"h",
		"hB",
		"hb"
	],
	"KN": [
		"h",
		"hb",
		"H",
		"hB"
	],
	"KP": [
		"h",
		"H",
		"hB",
		"hb"
	],
	"KR": [
		"h",
		"H",
		"hB",
		"hb"
	],
	"KW": [
		"h",
		"hB",
		"hb",
		"H"
	],
	"KY": [
		"h",
		"hb",
		"H",
		"hB"
	],
	"KZ": ["H", "hB"],
	"LA": [
		"H",
		"hb",
		"hB",
		"h"
	],
	"LB": [
		"h",
		"hB",
		"hb",
		"H"
	],
	"LC": [
		"h",
		"hb",
		"H",
		"hB"
	],
	"LI": [
		"H",
		"hB",
		"h"
	],
	"LK": [
		"H",
		"h",
		"hB",
		"hb"
	],
	"LR": [
		"h",
		"hb",
		"H",
		"hB"
	],
	"LS": ["h", "H"],
	"LT": [
		"H",
		"h",
		"hb",
		"hB"
	],
	"LU": [
		"H",
		"h",
		"hB"
	],
	"LV": [
		"H",
		"hB",
		"hb",
		"h"
	],
	"LY": [
		"h",
		"hB",
		"hb",
		"H"
	],
	"MA": [
		"H",
		"h",
		"hB",
		"hb"
	],
	"MC": ["H", "hB"],
	"MD": ["H", "hB"],
	"ME": [
		"H",
		"hB",
		"h"
	],
	"MF": ["H", "hB"],
	"MG": ["H", "h"],
	"MH": [
		"h",
		"hb",
		"H",
		"hB"
	],
	"MK": [
		"H",
		"h",
		"hb",
		"hB"
	],
	"ML": ["H"],
	"MM": [
		"hB",
		"hb",
		"H",
		"h"
	],
	"MN": [
		"H",
		"h",
		"hb",
		"hB"
	],
	"MO": [
		"h",
		"hB",
		"hb",
		"H"
	],
	"MP": [
		"h",
		"hb",
		"H",
		"hB"
	],
	"MQ": ["H", "hB"],
	"MR": [
		"h",
		"hB",
		"hb",
		"H"
	],
	"MS": [
		"H",
		"h",
		"hb",
		"hB"
	],
	"MT": ["H", "h"],
	"MU": ["H", "h"],
	"MV": ["H", "h"],
	"MW": [
		"h",
		"hb",
		"H",
		"hB"
	],
	"MX": [
		"h",
		"H",
		"hB",
		"hb"
	],
	"MY": [
		"hb",
		"hB",
		"h",
		"H"
	],
	"MZ": ["H", "hB"],
	"NA": [
		"h",
		"H",
		"hB",
		"hb"
	],
	"NC": ["H", "hB"],
	"NE": ["H"],
	"NF": [
		"H",
		"h",
		"hb",
		"hB"
	],
	"NG": [
		"H",
		"h",
		"hb",
		"hB"
	],
	"NI": [
		"h",
		"H",
		"hB",
		"hb"
	],
	"NL": ["H", "hB"],
	"NO": ["H", "h"],
	"NP": [
		"H",
		"h",
		"hB"
	],
	"NR": [
		"H",
		"h",
		"hb",
		"hB"
	],
	"NU": [
		"H",
		"h",
		"hb",
		"hB"
	],
	"NZ": [
		"h",
		"hb",
		"H",
		"hB"
	],
	"OM": [
		"h",
		"hB",
		"hb",
		"H"
	],
	"PA": [
		"h",
		"H",
		"hB",
		"hb"
	],
	"PE": [
		"h",
		"H",
		"hB",
		"hb"
	],
	"PF": [
		"H",
		"h",
		"hB"
	],
	"PG": ["h", "H"],
	"PH": [
		"h",
		"hB",
		"hb",
		"H"
	],
	"PK": [
		"h",
		"hB",
		"H"
	],
	"PL": ["H", "h"],
	"PM": ["H", "hB"],
	"PN": [
		"H",
		"h",
		"hb",
		"hB"
	],
	"PR": [
		"h",
		"H",
		"hB",
		"hb"
	],
	"PS": [
		"h",
		"hB",
		"hb",
		"H"
	],
	"PT": ["H", "hB"],
	"PW": ["h", "H"],
	"PY": [
		"h",
		"H",
		"hB",
		"hb"
	],
	"QA": [
		"h",
		"hB",
		"hb",
		"H"
	],
	"RE": ["H", "hB"],
	"RO": ["H", "hB"],
	"RS": [
		"H",
		"hB",
		"h"
	],
	"RU": ["H"],
	"RW": ["H", "h"],
	"SA": [
		"h",
		"hB",
		"hb",
		"H"
	],
	"SB": [
		"h",
		"hb",
		"H",
		"hB"
	],
	"SC": [
		"H",
		"h",
		"hB"
	],
	"SD": [
		"h",
		"hB",
		"hb",
		"H"
	],
	"SE": ["H"],
	"SG": [
		"h",
		"hb",
		"H",
		"hB"
	],
	"SH": [
		"H",
		"h",
		"hb",
		"hB"
	],
	"SI": ["H", "hB"],
	"SJ": ["H"],
	"SK": ["H"],
	"SL": [
		"h",
		"hb",
		"H",
		"hB"
	],
	"SM": [
		"H",
		"h",
		"hB"
	],
	"SN": [
		"H",
		"h",
		"hB"
	],
	"SO": ["h", "H"],
	"SR": ["H", "hB"],
	"SS": [
		"h",
		"hb",
		"H",
		"hB"
	],
	"ST": ["H", "hB"],
	"SV": [
		"h",
		"H",
		"hB",
		"hb"
	],
	"SX": [
		"H",
		"h",
		"hb",
		"hB"
	],
	"SY": [
		"h",
		"hB",
		"hb",
		"H"
	],
	"SZ": [
		"h",
		"hb",
		"H",
		"hB"
	],
	"TA": [
		"H",
		"h",
		"hb",
		"hB"
	],
	"TC": [
		"h",
		"hb",
		"H",
		"hB"
	],
	"TD": [
		"h",
		"H",
		"hB"
	],
	"TF": [
		"H",
		"h",
		"hB"
	],
	"TG": ["H", "hB"],
	"TH": ["H", "h"],
	"TJ": ["H", "h"],
	"TL": [
		"H",
		"hB",
		"hb",
		"h"
	],
	"TM": ["H", "h"],
	"TN": [
		"h",
		"hB",
		"hb",
		"H"
	],
	"TO": ["h", "H"],
	"TR": ["H", "hB"],
	"TT": [
		"h",
		"hb",
		"H",
		"hB"
	],
	"TW": [
		"hB",
		"hb",
		"h",
		"H"
	],
	"TZ": [
		"hB",
		"hb",
		"H",
		"h"
	],
	"UA": [
		"H",
		"hB",
		"h"
	],
	"UG": [
		"hB",
		"hb",
		"H",
		"h"
	],
	"UM": [
		"h",
		"hb",
		"H",
		"hB"
	],
	"US": [
		"h",
		"hb",
		"H",
		"hB"
	],
	"UY": [
		"h",
		"H",
		"hB",
		"hb"
	],
	"UZ": [
		"H",
		"hB",
		"h"
	],
	"VA": [
		"H",
		"h",
		"hB"
	],
	"VC": [
		"h",
		"hb",
		"H",
		"hB"
	],
	"VE": [
		"h",
		"H",
		"hB",
		"hb"
	],
	"VG": [
		"h",
		"hb",
		"H",
		"hB"
	],
	"VI": [
		"h",
		"hb",
		"H",
		"hB"
	],
	"VN": ["H", "h"],
	"VU": ["h", "H"],
	"WF": ["H", "hB"],
	"WS": ["h", "H"],
	"XK": [
		"H",
		"hB",
		"h"
	],
	"YE": [
		"h",
		"hB",
		"hb",
		"H"
	],
	"YT": ["H", "hB"],
	"ZA": [
		"H",
		"h",
		"hb",
		"hB"
	],
	"ZM": [
		"h",
		"hb",
		"H",
		"hB"
	],
	"ZW": ["H", "h"],
	"af-ZA": [
		"H",
		"h",
		"hB",
		"hb"
	],
	"ar-001": [
		"h",
		"hB",
		"hb",
		"H"
	],
	"ca-ES": [
		"H",
		"h",
		"hB"
	],
	"en-001": [
		"h",
		"hb",
		"H",
		"hB"
	],
	"en-HK": [
		"h",
		"hb",
		"H",
		"hB"
	],
	"en-IL": [
		"H",
		"h",
		"hb",
		"hB"
	],
	"en-MY": [
		"h",
		"hb",
		"H",
		"hB"
	],
	"es-BR": [
		"H",
		"h",
		"hB",
		"hb"
	],
	"es-ES": [
		"H",
		"h",
		"hB",
		"hb"
	],
	"es-GQ": [
		"H",
		"h",
		"hB",
		"hb"
	],
	"fr-CA": [
		"H",
		"h",
		"hB"
	],
	"gl-ES": [
		"H",
		"h",
		"hB"
	],
	"gu-IN": [
		"hB",
		"hb",
		"h",
		"H"
	],
	"hi-IN": [
		"hB",
		"h",
		"H"
	],
	"it-CH": [
		"H",
		"h",
		"hB"
	],
	"it-IT": [
		"H",
		"h",
		"hB"
	],
	"kn-IN": [
		"hB",
		"h",
		"H"
	],
	"ku-SY": ["H", "hB"],
	"ml-IN": [
		"hB",
		"h",
		"H"
	],
	"mr-IN": [
		"hB",
		"hb",
		"h",
		"H"
	],
	"pa-IN": [
		"hB",
		"hb",
		"h",
		"H"
	],
	"ta-IN": [
		"hB",
		"h",
		"hb",
		"H"
	],
	"te-IN": [
		"hB",
		"h",
		"H"
	],
	"zu-ZA": [
		"H",
		"hB",
		"hb",
		"h"
	]
};
/**
* Returns the best matching date time pattern if a date time skeleton
* pattern is provided with a locale. Follows the Unicode specification:
* https://www.unicode.org/reports/tr35/tr35-dates.html#table-mapping-requested-time-skeletons-to-patterns
* @param skeleton date time skeleton pattern that possibly includes j, J or C
* @param locale
*/
function getBestPattern(skeleton, locale) {
	let skeletonCopy = "";
	for (let patternPos = 0; patternPos < skeleton.length; patternPos++) {
		const patternChar = skeleton.charAt(patternPos);
		if (patternChar === "j") {
			let extraLength = 0;
			while (patternPos + 1 < skeleton.length && skeleton.charAt(patternPos + 1) === patternChar) {
				extraLength++;
				patternPos++;
			}
			let hourLen = 1 + (extraLength & 1);
			let dayPeriodLen = extraLength < 2 ? 1 : 3 + (extraLength >> 1);
			let dayPeriodChar = "a";
			let hourChar = getDefaultHourSymbolFromLocale(locale);
			if (hourChar == "H" || hourChar == "k") dayPeriodLen = 0;
			while (dayPeriodLen-- > 0) skeletonCopy += dayPeriodChar;
			while (hourLen-- > 0) skeletonCopy = hourChar + skeletonCopy;
		} else if (patternChar === "J") skeletonCopy += "H";
		else skeletonCopy += patternChar;
	}
	return skeletonCopy;
}
/**
* Maps the [hour cycle type](https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Global_Objects/Intl/Locale/hourCycle)
* of the given `locale` to the corresponding time pattern.
* @param locale
*/
function getDefaultHourSymbolFromLocale(locale) {
	let hourCycle = locale.hourCycle;
	if (hourCycle === void 0) {
		const localeWithHourCycles = locale;
		hourCycle = localeWithHourCycles.getHourCycles?.()[0] ?? localeWithHourCycles.hourCycles?.[0];
	}
	if (hourCycle) switch (hourCycle) {
		case "h24": return "k";
		case "h23": return "H";
		case "h12": return "h";
		case "h11": return "K";
		default: throw new Error("Invalid hourCycle");
	}
	const languageTag = locale.language;
	let regionTag;
	if (languageTag !== "root") regionTag = locale.maximize().region;
	return (timeData[`${languageTag}-${regionTag}`] || timeData[regionTag || ""] || timeData[languageTag || ""] || timeData[`${languageTag}-001`] || timeData["001"])[0].charAt(0);
}
const SPACE_SEPARATOR_START_REGEX = new RegExp(`^${SPACE_SEPARATOR_REGEX.source}*`);
const SPACE_SEPARATOR_END_REGEX = new RegExp(`${SPACE_SEPARATOR_REGEX.source}*$`);
function createLocation(start, end) {
	return {
		start,
		end
	};
}
const hasNativeFromEntries = !!Object.fromEntries;
const hasTrimStart = !!String.prototype.trimStart;
const hasTrimEnd = !!String.prototype.trimEnd;
const fromEntries = hasNativeFromEntries ? Object.fromEntries : function fromEntries(entries) {
	const obj = {};
	for (const [k, v] of entries) obj[k] = v;
	return obj;
};
const trimStart = hasTrimStart ? function trimStart(s) {
	return s.trimStart();
} : function trimStart(s) {
	return s.replace(SPACE_SEPARATOR_START_REGEX, "");
};
const trimEnd = hasTrimEnd ? function trimEnd(s) {
	return s.trimEnd();
} : function trimEnd(s) {
	return s.replace(SPACE_SEPARATOR_END_REGEX, "");
};
const IDENTIFIER_PREFIX_RE = new RegExp("([^\\p{White_Space}\\p{Pattern_Syntax}]*)", "yu");
function matchIdentifierAtIndex(s, index) {
	IDENTIFIER_PREFIX_RE.lastIndex = index;
	return IDENTIFIER_PREFIX_RE.exec(s)[1] ?? "";
}
function plainTopLevelEndPosition(message) {
	if (message.length === 0) return null;
	let line = 1;
	let column = 1;
	for (let offset = 0; offset < message.length;) {
		const code = message.charCodeAt(offset);
		switch (code) {
			case 35:
			case 39:
			case 60:
			case 123:
			case 125: return null;
		}
		if (code === 10) {
			line++;
			column = 1;
			offset++;
		} else {
			column++;
			if (code >= 55296 && code <= 56319 && offset + 1 < message.length) {
				const next = message.charCodeAt(offset + 1);
				offset += next >= 56320 && next <= 57343 ? 2 : 1;
			} else offset++;
		}
	}
	return {
		offset: message.length,
		line,
		column
	};
}
var Parser = class {
	constructor(message, options = {}) {
		this.message = message;
		this.position = {
			offset: 0,
			line: 1,
			column: 1
		};
		this.ignoreTag = !!options.ignoreTag;
		this.locale = options.locale;
		this.requiresOtherClause = !!options.requiresOtherClause;
		this.shouldParseSkeletons = !!options.shouldParseSkeletons;
	}
	parse() {
		if (this.offset() !== 0) throw Error("parser can only be used once");
		if (this.message.length > 0) {
			const firstCode = this.message.charCodeAt(0);
			if (firstCode !== 35 && firstCode !== 39 && firstCode !== 60 && firstCode !== 123 && firstCode !== 125) {
				const plainEndPosition = plainTopLevelEndPosition(this.message);
				if (plainEndPosition) {
					const start = this.clonePosition();
					this.position = plainEndPosition;
					return {
						val: [{
							type: 0,
							value: this.message,
							location: createLocation(start, this.clonePosition())
						}],
						err: null
					};
				}
			}
		}
		return this.parseMessage(0, "", false);
	}
	parseMessage(nestingLevel, parentArgType, expectingCloseTag) {
		let elements = [];
		while (!this.isEOF()) {
			const char = this.char();
			if (char === 123) {
				const result = this.parseArgument(nestingLevel, expectingCloseTag);
				if (result.err) return result;
				elements.push(result.val);
			} else if (char === 125 && nestingLevel > 0) break;
			else if (char === 35 && (parentArgType === "plural" || parentArgType === "selectordinal")) {
				const position = this.clonePosition();
				this.bump();
				elements.push({
					type: 7,
					location: createLocation(position, this.clonePosition())
				});
			} else if (char === 60 && !this.ignoreTag && this.peek() === 47) {
				if (expectingCloseTag) break;
				else return this.error(26, createLocation(this.clonePosition(), this.clonePosition()));
			} else if (char === 60 && !this.ignoreTag && _isAlpha(this.peek() || 0)) {
				const result = this.parseTag(nestingLevel, parentArgType);
				if (result.err) return result;
				elements.push(result.val);
			} else {
				const result = this.parseLiteral(nestingLevel, parentArgType);
				if (result.err) return result;
				elements.push(result.val);
			}
		}
		return {
			val: elements,
			err: null
		};
	}
	/**
	* A tag name must start with an ASCII lower/upper case letter. The grammar is based on the
	* [custom element name][] except that a dash is NOT always mandatory and uppercase letters
	* are accepted:
	*
	* ```
	* tag ::= "<" tagName (whitespace)* "/>" | "<" tagName (whitespace)* ">" message "</" tagName (whitespace)* ">"
	* tagName ::= [a-z] (PENChar)*
	* PENChar ::=
	*     "-" | "." | [0-9] | "_" | [a-z] | [A-Z] | #xB7 | [#xC0-#xD6] | [#xD8-#xF6] | [#xF8-#x37D] |
	*     [#x37F-#x1FFF] | [#x200C-#x200D] | [#x203F-#x2040] | [#x2070-#x218F] | [#x2C00-#x2FEF] |
	*     [#x3001-#xD7FF] | [#xF900-#xFDCF] | [#xFDF0-#xFFFD] | [#x10000-#xEFFFF]
	* ```
	*
	* [custom element name]: https://html.spec.whatwg.org/multipage/custom-elements.html#valid-custom-element-name
	* NOTE: We're a bit more lax here since HTML technically does not allow uppercase HTML element but we do
	* since other tag-based engines like React allow it
	*/
	parseTag(nestingLevel, parentArgType) {
		const startPosition = this.clonePosition();
		this.bump();
		const tagName = this.parseTagName();
		this.bumpSpace();
		if (this.bumpIf("/>")) return {
			val: {
				type: 0,
				value: `<${tagName}/>`,
				location: createLocation(startPosition, this.clonePosition())
			},
			err: null
		};
		else if (this.bumpIf(">")) {
			const childrenResult = this.parseMessage(nestingLevel + 1, parentArgType, true);
			if (childrenResult.err) return childrenResult;
			const children = childrenResult.val;
			const endTagStartPosition = this.clonePosition();
			if (this.bumpIf("</")) {
				if (this.isEOF() || !_isAlpha(this.char())) return this.error(23, createLocation(endTagStartPosition, this.clonePosition()));
				const closingTagNameStartPosition = this.clonePosition();
				if (tagName !== this.parseTagName()) return this.error(26, createLocation(closingTagNameStartPosition, this.clonePosition()));
				this.bumpSpace();
				if (!this.bumpIf(">")) return this.error(23, createLocation(endTagStartPosition, this.clonePosition()));
				return {
					val: {
						type: 8,
						value: tagName,
						children,
						location: createLocation(startPosition, this.clonePosition())
					},
					err: null
				};
			} else return this.error(27, createLocation(startPosition, this.clonePosition()));
		} else return this.error(23, createLocation(startPosition, this.clonePosition()));
	}
	/**
	* This method assumes that the caller has peeked ahead for the first tag character.
	*/
	parseTagName() {
		const startOffset = this.offset();
		this.bump();
		while (!this.isEOF() && _isPotentialElementNameChar(this.char())) this.bump();
		return this.message.slice(startOffset, this.offset());
	}
	parseLiteral(nestingLevel, parentArgType) {
		const start = this.clonePosition();
		let value = "";
		while (true) {
			const parseQuoteResult = this.tryParseQuote(parentArgType);
			if (parseQuoteResult) {
				value += parseQuoteResult;
				continue;
			}
			const parseUnquotedResult = this.tryParseUnquoted(nestingLevel, parentArgType);
			if (parseUnquotedResult) {
				value += parseUnquotedResult;
				continue;
			}
			const parseLeftAngleResult = this.tryParseLeftAngleBracket();
			if (parseLeftAngleResult) {
				value += parseLeftAngleResult;
				continue;
			}
			break;
		}
		const location = createLocation(start, this.clonePosition());
		return {
			val: {
				type: 0,
				value,
				location
			},
			err: null
		};
	}
	tryParseLeftAngleBracket() {
		if (!this.isEOF() && this.char() === 60 && (this.ignoreTag || !_isAlphaOrSlash(this.peek() || 0))) {
			this.bump();
			return "<";
		}
		return null;
	}
	/**
	* Starting with ICU 4.8, an ASCII apostrophe only starts quoted text if it immediately precedes
	* a character that requires quoting (that is, "only where needed"), and works the same in
	* nested messages as on the top level of the pattern. The new behavior is otherwise compatible.
	*/
	tryParseQuote(parentArgType) {
		if (this.isEOF() || this.char() !== 39) return null;
		switch (this.peek()) {
			case 39:
				this.bump();
				this.bump();
				return "'";
			case 123:
			case 60:
			case 62:
			case 125: break;
			case 35:
				if (parentArgType === "plural" || parentArgType === "selectordinal") break;
				return null;
			default: return null;
		}
		this.bump();
		const codePoints = [this.char()];
		this.bump();
		while (!this.isEOF()) {
			const ch = this.char();
			if (ch === 39) {
				if (this.peek() === 39) {
					codePoints.push(39);
					this.bump();
				} else {
					this.bump();
					break;
				}
			} else codePoints.push(ch);
			this.bump();
		}
		return String.fromCodePoint(...codePoints);
	}
	tryParseUnquoted(nestingLevel, parentArgType) {
		if (this.isEOF()) return null;
		const ch = this.char();
		if (ch === 60 || ch === 123 || ch === 35 && (parentArgType === "plural" || parentArgType === "selectordinal") || ch === 125 && nestingLevel > 0) return null;
		else {
			this.bump();
			return String.fromCodePoint(ch);
		}
	}
	parseArgument(nestingLevel, expectingCloseTag) {
		const openingBracePosition = this.clonePosition();
		this.bump();
		this.bumpSpace();
		if (this.isEOF()) return this.error(1, createLocation(openingBracePosition, this.clonePosition()));
		if (this.char() === 125) {
			this.bump();
			return this.error(2, createLocation(openingBracePosition, this.clonePosition()));
		}
		let value = this.parseIdentifierIfPossible().value;
		if (!value) return this.error(3, createLocation(openingBracePosition, this.clonePosition()));
		this.bumpSpace();
		if (this.isEOF()) return this.error(1, createLocation(openingBracePosition, this.clonePosition()));
		switch (this.char()) {
			case 125:
				this.bump();
				return {
					val: {
						type: 1,
						value,
						location: createLocation(openingBracePosition, this.clonePosition())
					},
					err: null
				};
			case 44:
				this.bump();
				this.bumpSpace();
				if (this.isEOF()) return this.error(1, createLocation(openingBracePosition, this.clonePosition()));
				return this.parseArgumentOptions(nestingLevel, expectingCloseTag, value, openingBracePosition);
			default: return this.error(3, createLocation(openingBracePosition, this.clonePosition()));
		}
	}
	/**
	* Advance the parser until the end of the identifier, if it is currently on
	* an identifier character. Return an empty string otherwise.
	*/
	parseIdentifierIfPossible() {
		const startingPosition = this.clonePosition();
		const startOffset = this.offset();
		const value = matchIdentifierAtIndex(this.message, startOffset);
		const endOffset = startOffset + value.length;
		this.bumpTo(endOffset);
		return {
			value,
			location: createLocation(startingPosition, this.clonePosition())
		};
	}
	parseArgumentOptions(nestingLevel, expectingCloseTag, value, openingBracePosition) {
		let typeStartPosition = this.clonePosition();
		let argType = this.parseIdentifierIfPossible().value;
		let typeEndPosition = this.clonePosition();
		switch (argType) {
			case "": return this.error(4, createLocation(typeStartPosition, typeEndPosition));
			case "number":
			case "date":
			case "time": {
				this.bumpSpace();
				let styleAndLocation = null;
				if (this.bumpIf(",")) {
					this.bumpSpace();
					const styleStartPosition = this.clonePosition();
					const result = this.parseSimpleArgStyleIfPossible();
					if (result.err) return result;
					const style = trimEnd(result.val);
					if (style.length === 0) return this.error(6, createLocation(this.clonePosition(), this.clonePosition()));
					styleAndLocation = {
						style,
						styleLocation: createLocation(styleStartPosition, this.clonePosition())
					};
				}
				const argCloseResult = this.tryParseArgumentClose(openingBracePosition);
				if (argCloseResult.err) return argCloseResult;
				const location = createLocation(openingBracePosition, this.clonePosition());
				if (styleAndLocation && styleAndLocation.style.startsWith("::")) {
					let skeleton = trimStart(styleAndLocation.style.slice(2));
					if (argType === "number") {
						const result = this.parseNumberSkeletonFromString(skeleton, styleAndLocation.styleLocation);
						if (result.err) return result;
						return {
							val: {
								type: 2,
								value,
								location,
								style: result.val
							},
							err: null
						};
					} else {
						if (skeleton.length === 0) return this.error(10, location);
						let dateTimePattern = skeleton;
						if (this.locale) dateTimePattern = getBestPattern(skeleton, this.locale);
						const style = {
							type: 1,
							pattern: dateTimePattern,
							location: styleAndLocation.styleLocation,
							parsedOptions: this.shouldParseSkeletons ? parseDateTimeSkeleton(dateTimePattern) : {}
						};
						return {
							val: {
								type: argType === "date" ? 3 : 4,
								value,
								location,
								style
							},
							err: null
						};
					}
				}
				return {
					val: {
						type: argType === "number" ? 2 : argType === "date" ? 3 : 4,
						value,
						location,
						style: styleAndLocation?.style ?? null
					},
					err: null
				};
			}
			case "plural":
			case "selectordinal":
			case "select": {
				const typeEndPosition = this.clonePosition();
				this.bumpSpace();
				if (!this.bumpIf(",")) return this.error(12, createLocation(typeEndPosition, { ...typeEndPosition }));
				this.bumpSpace();
				let identifierAndLocation = this.parseIdentifierIfPossible();
				let pluralOffset = 0;
				if (argType !== "select" && identifierAndLocation.value === "offset") {
					if (!this.bumpIf(":")) return this.error(13, createLocation(this.clonePosition(), this.clonePosition()));
					this.bumpSpace();
					const result = this.tryParseDecimalInteger(13, 14);
					if (result.err) return result;
					this.bumpSpace();
					identifierAndLocation = this.parseIdentifierIfPossible();
					pluralOffset = result.val;
				}
				const optionsResult = this.tryParsePluralOrSelectOptions(nestingLevel, argType, expectingCloseTag, identifierAndLocation);
				if (optionsResult.err) return optionsResult;
				const argCloseResult = this.tryParseArgumentClose(openingBracePosition);
				if (argCloseResult.err) return argCloseResult;
				const location = createLocation(openingBracePosition, this.clonePosition());
				if (argType === "select") return {
					val: {
						type: 5,
						value,
						options: fromEntries(optionsResult.val),
						location
					},
					err: null
				};
				else return {
					val: {
						type: 6,
						value,
						options: fromEntries(optionsResult.val),
						offset: pluralOffset,
						pluralType: argType === "plural" ? "cardinal" : "ordinal",
						location
					},
					err: null
				};
			}
			default: return this.error(5, createLocation(typeStartPosition, typeEndPosition));
		}
	}
	tryParseArgumentClose(openingBracePosition) {
		if (this.isEOF() || this.char() !== 125) return this.error(1, createLocation(openingBracePosition, this.clonePosition()));
		this.bump();
		return {
			val: true,
			err: null
		};
	}
	/**
	* See: https://github.com/unicode-org/icu/blob/af7ed1f6d2298013dc303628438ec4abe1f16479/icu4c/source/common/messagepattern.cpp#L659
	*/
	parseSimpleArgStyleIfPossible() {
		let nestedBraces = 0;
		const startPosition = this.clonePosition();
		while (!this.isEOF()) switch (this.char()) {
			case 39: {
				this.bump();
				let apostrophePosition = this.clonePosition();
				if (!this.bumpUntil("'")) return this.error(11, createLocation(apostrophePosition, this.clonePosition()));
				this.bump();
				break;
			}
			case 123:
				nestedBraces += 1;
				this.bump();
				break;
			case 125:
				if (nestedBraces > 0) nestedBraces -= 1;
				else return {
					val: this.message.slice(startPosition.offset, this.offset()),
					err: null
				};
				break;
			default: this.bump();
		}
		return {
			val: this.message.slice(startPosition.offset, this.offset()),
			err: null
		};
	}
	parseNumberSkeletonFromString(skeleton, location) {
		let tokens = [];
		try {
			tokens = parseNumberSkeletonFromString(skeleton);
		} catch {
			return this.error(7, location);
		}
		return {
			val: {
				type: 0,
				tokens,
				location,
				parsedOptions: this.shouldParseSkeletons ? parseNumberSkeleton(tokens) : {}
			},
			err: null
		};
	}
	/**
	* @param nesting_level The current nesting level of messages.
	*     This can be positive when parsing message fragment in select or plural argument options.
	* @param parent_arg_type The parent argument's type.
	* @param parsed_first_identifier If provided, this is the first identifier-like selector of
	*     the argument. It is a by-product of a previous parsing attempt.
	* @param expecting_close_tag If true, this message is directly or indirectly nested inside
	*     between a pair of opening and closing tags. The nested message will not parse beyond
	*     the closing tag boundary.
	*/
	tryParsePluralOrSelectOptions(nestingLevel, parentArgType, expectCloseTag, parsedFirstIdentifier) {
		let hasOtherClause = false;
		const options = [];
		const parsedSelectors = /* @__PURE__ */ new Set();
		let { value: selector, location: selectorLocation } = parsedFirstIdentifier;
		while (true) {
			if (selector.length === 0) {
				const startPosition = this.clonePosition();
				if (parentArgType !== "select" && this.bumpIf("=")) {
					const result = this.tryParseDecimalInteger(16, 19);
					if (result.err) return result;
					selectorLocation = createLocation(startPosition, this.clonePosition());
					selector = this.message.slice(startPosition.offset, this.offset());
				} else break;
			}
			if (parsedSelectors.has(selector)) return this.error(parentArgType === "select" ? 21 : 20, selectorLocation);
			if (selector === "other") hasOtherClause = true;
			this.bumpSpace();
			const openingBracePosition = this.clonePosition();
			if (!this.bumpIf("{")) return this.error(parentArgType === "select" ? 17 : 18, createLocation(this.clonePosition(), this.clonePosition()));
			const fragmentResult = this.parseMessage(nestingLevel + 1, parentArgType, expectCloseTag);
			if (fragmentResult.err) return fragmentResult;
			const argCloseResult = this.tryParseArgumentClose(openingBracePosition);
			if (argCloseResult.err) return argCloseResult;
			options.push([selector, {
				value: fragmentResult.val,
				location: createLocation(openingBracePosition, this.clonePosition())
			}]);
			parsedSelectors.add(selector);
			this.bumpSpace();
			({value: selector, location: selectorLocation} = this.parseIdentifierIfPossible());
		}
		if (options.length === 0) return this.error(parentArgType === "select" ? 15 : 16, createLocation(this.clonePosition(), this.clonePosition()));
		if (this.requiresOtherClause && !hasOtherClause) return this.error(22, createLocation(this.clonePosition(), this.clonePosition()));
		return {
			val: options,
			err: null
		};
	}
	tryParseDecimalInteger(expectNumberError, invalidNumberError) {
		let sign = 1;
		const startingPosition = this.clonePosition();
		if (this.bumpIf("+")) {} else if (this.bumpIf("-")) sign = -1;
		let hasDigits = false;
		let decimal = 0;
		while (!this.isEOF()) {
			const ch = this.char();
			if (ch >= 48 && ch <= 57) {
				hasDigits = true;
				decimal = decimal * 10 + (ch - 48);
				this.bump();
			} else break;
		}
		const location = createLocation(startingPosition, this.clonePosition());
		if (!hasDigits) return this.error(expectNumberError, location);
		decimal *= sign;
		if (!Number.isSafeInteger(decimal)) return this.error(invalidNumberError, location);
		return {
			val: decimal,
			err: null
		};
	}
	offset() {
		return this.position.offset;
	}
	isEOF() {
		return this.offset() === this.message.length;
	}
	clonePosition() {
		return {
			offset: this.position.offset,
			line: this.position.line,
			column: this.position.column
		};
	}
	/**
	* Return the code point at the current position of the parser.
	* Throws if the index is out of bound.
	*/
	char() {
		const offset = this.position.offset;
		if (offset >= this.message.length) throw Error("out of bound");
		const code = this.message.codePointAt(offset);
		if (code === void 0) throw Error(`Offset ${offset} is at invalid UTF-16 code unit boundary`);
		return code;
	}
	error(kind, location) {
		return {
			val: null,
			err: {
				kind,
				message: this.message,
				location
			}
		};
	}
	/** Bump the parser to the next UTF-16 code unit. */
	bump() {
		if (this.isEOF()) return;
		const code = this.char();
		if (code === 10) {
			this.position.line += 1;
			this.position.column = 1;
			this.position.offset += 1;
		} else {
			this.position.column += 1;
			this.position.offset += code < 65536 ? 1 : 2;
		}
	}
	/**
	* If the substring starting at the current position of the parser has
	* the given prefix, then bump the parser to the character immediately
	* following the prefix and return true. Otherwise, don't bump the parser
	* and return false.
	*/
	bumpIf(prefix) {
		if (this.message.startsWith(prefix, this.offset())) {
			for (let i = 0; i < prefix.length; i++) this.bump();
			return true;
		}
		return false;
	}
	/**
	* Bump the parser until the pattern character is found and return `true`.
	* Otherwise bump to the end of the file and return `false`.
	*/
	bumpUntil(pattern) {
		const currentOffset = this.offset();
		const index = this.message.indexOf(pattern, currentOffset);
		if (index >= 0) {
			this.bumpTo(index);
			return true;
		} else {
			this.bumpTo(this.message.length);
			return false;
		}
	}
	/**
	* Bump the parser to the target offset.
	* If target offset is beyond the end of the input, bump the parser to the end of the input.
	*/
	bumpTo(targetOffset) {
		if (this.offset() > targetOffset) throw Error(`targetOffset ${targetOffset} must be greater than or equal to the current offset ${this.offset()}`);
		targetOffset = Math.min(targetOffset, this.message.length);
		while (true) {
			const offset = this.offset();
			if (offset === targetOffset) break;
			if (offset > targetOffset) throw Error(`targetOffset ${targetOffset} is at invalid UTF-16 code unit boundary`);
			this.bump();
			if (this.isEOF()) break;
		}
	}
	/** advance the parser through all whitespace to the next non-whitespace code unit. */
	bumpSpace() {
		while (!this.isEOF() && _isWhiteSpace(this.char())) this.bump();
	}
	/**
	* Peek at the *next* Unicode codepoint in the input without advancing the parser.
	* If the input has been exhausted, then this returns null.
	*/
	peek() {
		if (this.isEOF()) return null;
		const code = this.char();
		const offset = this.offset();
		return this.message.charCodeAt(offset + (code >= 65536 ? 2 : 1)) ?? null;
	}
};
/**
* This check if codepoint is alphabet (lower & uppercase)
* @param codepoint
* @returns
*/
function _isAlpha(codepoint) {
	return codepoint >= 97 && codepoint <= 122 || codepoint >= 65 && codepoint <= 90;
}
function _isAlphaOrSlash(codepoint) {
	return _isAlpha(codepoint) || codepoint === 47;
}
/** See `parseTag` function docs. */
function _isPotentialElementNameChar(c) {
	return c === 45 || c === 46 || c >= 48 && c <= 57 || c === 95 || c >= 97 && c <= 122 || c >= 65 && c <= 90 || c == 183 || c >= 192 && c <= 214 || c >= 216 && c <= 246 || c >= 248 && c <= 893 || c >= 895 && c <= 8191 || c >= 8204 && c <= 8205 || c >= 8255 && c <= 8256 || c >= 8304 && c <= 8591 || c >= 11264 && c <= 12271 || c >= 12289 && c <= 55295 || c >= 63744 && c <= 64975 || c >= 65008 && c <= 65533 || c >= 65536 && c <= 983039;
}
/**
* Code point equivalent of regex `\p{White_Space}`.
* From: https://www.unicode.org/Public/UCD/latest/ucd/PropList.txt
*/
function _isWhiteSpace(c) {
	return c >= 9 && c <= 13 || c === 32 || c === 133 || c >= 8206 && c <= 8207 || c === 8232 || c === 8233;
}
function pruneLocation(els) {
	els.forEach((el) => {
		delete el.location;
		if (isSelectElement(el) || isPluralElement(el)) for (const k in el.options) {
			delete el.options[k].location;
			pruneLocation(el.options[k].value);
		}
		else if (isNumberElement(el) && isNumberSkeleton(el.style)) delete el.style.location;
		else if ((isDateElement(el) || isTimeElement(el)) && isDateTimeSkeleton(el.style)) delete el.style.location;
		else if (isTagElement(el)) pruneLocation(el.children);
	});
}
function parse(message, opts = {}) {
	opts = {
		shouldParseSkeletons: true,
		requiresOtherClause: true,
		...opts
	};
	const result = new Parser(message, opts).parse();
	if (result.err) {
		const error = SyntaxError(ErrorKind[result.err.kind]);
		error.location = result.err.location;
		error.originalMessage = result.err.message;
		throw error;
	}
	if (!opts?.captureLocation) pruneLocation(result.val);
	return result.val;
}
// ../../node_modules/intl-messageformat/index.js
var FormatError = class extends Error {
	constructor(msg, code, originalMessage) {
		super(msg);
		this.code = code;
		this.originalMessage = originalMessage;
	}
	toString() {
		return `[formatjs Error: ${this.code}] ${this.message}`;
	}
};
var InvalidValueError = class extends FormatError {
	constructor(variableId, value, options, originalMessage) {
		super(`Invalid values for "${variableId}": "${value}". Options are "${Object.keys(options).join("\", \"")}"`, "INVALID_VALUE", originalMessage);
	}
};
var InvalidValueTypeError = class extends FormatError {
	constructor(value, type, originalMessage) {
		super(`Value for "${value}" must be of type ${type}`, "INVALID_VALUE", originalMessage);
	}
};
var MissingValueError = class extends FormatError {
	constructor(variableId, originalMessage) {
		super(`The intl string context variable "${variableId}" was not provided to the string "${originalMessage}"`, "MISSING_VALUE", originalMessage);
	}
};
function mergeLiteral(parts) {
	if (parts.length < 2) return parts;
	return parts.reduce((all, part) => {
		const lastPart = all[all.length - 1];
		if (!lastPart || lastPart.type !== 0 || part.type !== 0) all.push(part);
		else lastPart.value += part.value;
		return all;
	}, []);
}
function isFormatXMLElementFn(el) {
	return typeof el === "function";
}
function formatToParts(els, locales, formatters, formats, values, currentPluralValue, originalMessage) {
	if (els.length === 1 && isLiteralElement(els[0])) return [{
		type: 0,
		value: els[0].value
	}];
	const result = [];
	for (const el of els) {
		if (isLiteralElement(el)) {
			result.push({
				type: 0,
				value: el.value
			});
			continue;
		}
		if (isPoundElement(el)) {
			if (typeof currentPluralValue === "number") result.push({
				type: 0,
				value: formatters.getNumberFormat(locales).format(currentPluralValue)
			});
			continue;
		}
		const { value: varName } = el;
		if (!(values && varName in values)) throw new MissingValueError(varName, originalMessage);
		let value = values[varName];
		if (isArgumentElement(el)) {
			if (!value || typeof value === "string" || typeof value === "number" || typeof value === "bigint") value = typeof value === "string" || typeof value === "number" || typeof value === "bigint" ? String(value) : "";
			result.push({
				type: typeof value === "string" ? 0 : 1,
				value
			});
			continue;
		}
		if (isDateElement(el)) {
			const style = typeof el.style === "string" ? formats.date[el.style] : isDateTimeSkeleton(el.style) ? el.style.parsedOptions : void 0;
			result.push({
				type: 0,
				value: formatters.getDateTimeFormat(locales, style).format(value)
			});
			continue;
		}
		if (isTimeElement(el)) {
			const style = typeof el.style === "string" ? formats.time[el.style] : isDateTimeSkeleton(el.style) ? el.style.parsedOptions : formats.time.medium;
			result.push({
				type: 0,
				value: formatters.getDateTimeFormat(locales, style).format(value)
			});
			continue;
		}
		if (isNumberElement(el)) {
			const style = typeof el.style === "string" ? formats.number[el.style] : isNumberSkeleton(el.style) ? el.style.parsedOptions : void 0;
			if (style && style.scale) {
				const scale = style.scale || 1;
				if (typeof value === "bigint") {
					if (!Number.isInteger(scale)) throw new TypeError(`Cannot apply fractional scale ${scale} to bigint value. Scale must be an integer when formatting bigint.`);
					value = value * BigInt(scale);
				} else value = value * scale;
			}
			result.push({
				type: 0,
				value: formatters.getNumberFormat(locales, style).format(value)
			});
			continue;
		}
		if (isTagElement(el)) {
			const { children, value } = el;
			const formatFn = values[value];
			if (!isFormatXMLElementFn(formatFn)) throw new InvalidValueTypeError(value, "function", originalMessage);
			let chunks = formatFn(formatToParts(children, locales, formatters, formats, values, currentPluralValue).map((p) => p.value));
			if (!Array.isArray(chunks)) chunks = [chunks];
			result.push(...chunks.map((c) => {
				return {
					type: typeof c === "string" ? 0 : 1,
					value: c
				};
			}));
		}
		if (isSelectElement(el)) {
			const key = value;
			const opt = (Object.prototype.hasOwnProperty.call(el.options, key) ? el.options[key] : void 0) || el.options.other;
			if (!opt) throw new InvalidValueError(el.value, value, Object.keys(el.options), originalMessage);
			result.push(...formatToParts(opt.value, locales, formatters, formats, values));
			continue;
		}
		if (isPluralElement(el)) {
			const exactKey = `=${value}`;
			let opt = Object.prototype.hasOwnProperty.call(el.options, exactKey) ? el.options[exactKey] : void 0;
			if (!opt) {
				if (!Intl.PluralRules) throw new FormatError(`Intl.PluralRules is not available in this environment.
Try polyfilling it using "@formatjs/intl-pluralrules"
`, "MISSING_INTL_API", originalMessage);
				const numericValue = typeof value === "bigint" ? Number(value) : value;
				const rule = formatters.getPluralRules(locales, { type: el.pluralType }).select(numericValue - (el.offset || 0));
				opt = (Object.prototype.hasOwnProperty.call(el.options, rule) ? el.options[rule] : void 0) || el.options.other;
			}
			if (!opt) throw new InvalidValueError(el.value, value, Object.keys(el.options), originalMessage);
			const numericValue = typeof value === "bigint" ? Number(value) : value;
			result.push(...formatToParts(opt.value, locales, formatters, formats, values, numericValue - (el.offset || 0)));
			continue;
		}
	}
	return mergeLiteral(result);
}
function mergeConfig(c1, c2) {
	if (!c2) return c1;
	return {
		...c1,
		...c2,
		...Object.keys(c1).reduce((all, k) => {
			all[k] = {
				...c1[k],
				...c2[k]
			};
			return all;
		}, {})
	};
}
function mergeConfigs(defaultConfig, configs) {
	if (!configs) return defaultConfig;
	return Object.keys(defaultConfig).reduce((all, k) => {
		all[k] = mergeConfig(defaultConfig[k], configs[k]);
		return all;
	}, { ...defaultConfig });
}
function createFastMemoizeCache(store) {
	return { create() {
		return {
			get(key) {
				return store[key];
			},
			set(key, value) {
				store[key] = value;
			}
		};
	} };
}
function createDefaultFormatters(cache = {
	number: {},
	dateTime: {},
	pluralRules: {}
}) {
	return {
		getNumberFormat: memoize((...args) => new Intl.NumberFormat(...args), {
			cache: createFastMemoizeCache(cache.number),
			strategy: strategies.variadic
		}),
		getDateTimeFormat: memoize((...args) => new Intl.DateTimeFormat(...args), {
			cache: createFastMemoizeCache(cache.dateTime),
			strategy: strategies.variadic
		}),
		getPluralRules: memoize((...args) => new Intl.PluralRules(...args), {
			cache: createFastMemoizeCache(cache.pluralRules),
			strategy: strategies.variadic
		})
	};
}
var IntlMessageFormat = class IntlMessageFormat {
	constructor(message, locales = IntlMessageFormat.defaultLocale, overrideFormats, opts) {
		this.formatterCache = {
			number: {},
			dateTime: {},
			pluralRules: {}
		};
		this.format = (values) => {
			const parts = this.formatToParts(values);
			if (parts.length === 1) return parts[0].value;
			const result = parts.reduce((all, part) => {
				if (!all.length || part.type !== 0 || typeof all[all.length - 1] !== "string") all.push(part.value);
				else all[all.length - 1] += part.value;
				return all;
			}, []);
			if (result.length <= 1) return result[0] || "";
			return result;
		};
		this.formatToParts = (values) => formatToParts(this.ast, this.locales, this.formatters, this.formats, values, void 0, this.message);
		this.resolvedOptions = () => ({ locale: this.resolvedLocale?.toString() || Intl.NumberFormat.supportedLocalesOf(this.locales)[0] });
		this.getAst = () => this.ast;
		this.locales = locales;
		this.resolvedLocale = IntlMessageFormat.resolveLocale(locales);
		if (typeof message === "string") {
			this.message = message;
			if (!IntlMessageFormat.__parse) throw new TypeError("IntlMessageFormat.__parse must be set to process `message` of type `string`");
			const { ...parseOpts } = opts || {};
			this.ast = IntlMessageFormat.__parse(message, {
				...parseOpts,
				locale: this.resolvedLocale
			});
		} else this.ast = message;
		if (!Array.isArray(this.ast)) throw new TypeError("A message must be provided as a String or AST.");
		this.formats = mergeConfigs(IntlMessageFormat.formats, overrideFormats);
		this.formatters = opts && opts.formatters || createDefaultFormatters(this.formatterCache);
	}
	static {
		this.memoizedDefaultLocale = null;
	}
	static get defaultLocale() {
		if (!IntlMessageFormat.memoizedDefaultLocale) IntlMessageFormat.memoizedDefaultLocale = new Intl.NumberFormat().resolvedOptions().locale;
		return IntlMessageFormat.memoizedDefaultLocale;
	}
	static {
		this.resolveLocale = (locales) => {
			if (typeof Intl.Locale === "undefined") return;
			const supportedLocales = Intl.NumberFormat.supportedLocalesOf(locales);
			if (supportedLocales.length > 0) return new Intl.Locale(supportedLocales[0]);
			return new Intl.Locale(typeof locales === "string" ? locales : locales[0]);
		};
	}
	static {
		this.__parse = parse;
	}
	static {
		this.formats = {
			number: {
				integer: { maximumFractionDigits: 0 },
				currency: { style: "currency" },
				percent: { style: "percent" }
			},
			date: {
				short: {
					month: "numeric",
					day: "numeric",
					year: "2-digit"
				},
				medium: {
					month: "short",
					day: "numeric",
					year: "numeric"
				},
				long: {
					month: "long",
					day: "numeric",
					year: "numeric"
				},
				full: {
					weekday: "long",
					month: "long",
					day: "numeric",
					year: "numeric"
				}
			},
			time: {
				short: {
					hour: "numeric",
					minute: "numeric"
				},
				medium: {
					hour: "numeric",
					minute: "numeric",
					second: "numeric"
				},
				long: {
					hour: "numeric",
					minute: "numeric",
					second: "numeric",
					timeZoneName: "short"
				},
				full: {
					hour: "numeric",
					minute: "numeric",
					second: "numeric",
					timeZoneName: "short"
				}
			}
		};
	}
};
// ../../node_modules/use-intl/dist/esm/production/format-message/index.js
function m$1(...[m, s, i, n]) {
	if (Array.isArray(s)) throw new a(r.INVALID_MESSAGE, void 0);
	if ("object" == typeof s) throw new a(r.INSUFFICIENT_PATH, void 0);
	if ("string" == typeof s) {
		const t = function(t, e) {
			return e || /'[{}<#|']/.test(t) ? void 0 : t;
		}(s, i);
		if (t) return t;
	}
	const { cache: f, formats: c, formatters: g, globalFormats: u, locale: d, timeZone: A } = n;
	let p;
	g.getMessageFormat || (g.getMessageFormat = function(e, r) {
		return i$1(((...e) => new IntlMessageFormat(e[0], e[1], e[2], {
			formatters: r,
			...e[3]
		})), e.message);
	}(f, g));
	try {
		p = g.getMessageFormat(s, d, function(e, r, o) {
			const a = IntlMessageFormat.formats.date, m = IntlMessageFormat.formats.time, s = {
				...e?.dateTime,
				...r?.dateTime
			}, i = {
				date: {
					...a,
					...s
				},
				time: {
					...m,
					...s
				},
				number: {
					...e?.number,
					...r?.number
				}
			};
			return o && ["date", "time"].forEach(((t) => {
				const e = i[t];
				for (const [t, r] of Object.entries(e)) e[t] = {
					timeZone: o,
					...r
				};
			})), i;
		}(u, c, A), { formatters: {
			...g,
			getDateTimeFormat: (t, e) => g.getDateTimeFormat(t, {
				...e,
				timeZone: e?.timeZone ?? A
			})
		} });
	} catch (t) {
		throw new a(r.INVALID_MESSAGE, void 0);
	}
	const w = p.format(i);
	return (0, import_react.isValidElement)(w) || Array.isArray(w) || "string" == typeof w ? w : String(w);
}
m$1.raw = !0;
// ../../node_modules/use-intl/dist/esm/production/initializeConfig-CHgjheii.js
function c(...e) {
	return e.filter(Boolean).join(".");
}
function i(e) {
	return c(e.namespace, e.key);
}
function u(e) {
	console.error(e);
}
function m(e, t, r, n) {
	const o = c(n, r);
	if (!t) throw new Error(o);
	let a = t;
	return r.split(".").forEach(((t) => {
		const r = a[t];
		if (null == t || null == r) throw new Error(o + ` (${e})`);
		a = r;
	})), a;
}
function f(a$1) {
	const s = function(e, t, r$1) {
		try {
			if (!t) throw new Error(void 0);
			const n = r$1 ? m(e, t, r$1) : t;
			if (!n) throw new Error(r$1);
			return n;
		} catch (e) {
			return new a(r.MISSING_MESSAGE, e.message);
		}
	}(a$1.locale, a$1.messages, a$1.namespace);
	return function({ cache: a$2, formats: s, formatters: u, getMessageFallback: f = i, locale: l, messagesOrError: g, namespace: y, onError: h, timeZone: w }) {
		const E = g instanceof a;
		function d(e, t, r, o) {
			const a$3 = new a(t, r);
			return h(a$3), o ?? f({
				error: a$3,
				key: e,
				namespace: y
			});
		}
		function p(i, p, S, M) {
			const T = M;
			let N;
			if (E) {
				if (!T) return h(g), f({
					error: g,
					key: i,
					namespace: y
				});
				N = T;
			} else {
				const e = g;
				try {
					N = m(l, e, i, y);
				} catch (e) {
					if (!T) return d(i, r.MISSING_MESSAGE, e.message, T);
					N = T;
				}
			}
			try {
				return m$1(c(y, i), N, p ? function(r) {
					const n = {};
					return Object.keys(r).forEach(((o) => {
						let a = 0;
						const s = r[o];
						let c;
						c = "function" == typeof s ? (r) => {
							const n = s(r);
							return (0, import_react.isValidElement)(n) ? (0, import_react.cloneElement)(n, { key: o + a++ }) : n;
						} : s, n[o] = c;
					})), n;
				}(p) : p, {
					cache: a$2,
					formatters: u,
					globalFormats: s,
					formats: S,
					locale: l,
					timeZone: w
				});
			} catch (e) {
				let t, r$2;
				return e instanceof a ? (t = e.code, r$2 = e.originalMessage) : (t = r.FORMATTING_ERROR, r$2 = e.message), d(i, t, r$2, T);
			}
		}
		function S(e, t, r$3, n) {
			const a = p(e, t, r$3, n);
			return "string" != typeof a ? d(e, r.INVALID_MESSAGE, void 0) : a;
		}
		return S.rich = p, S.markup = (e, t, r, n) => p(e, t, r, n), S.raw = (e) => {
			if (E) return h(g), f({
				error: g,
				key: e,
				namespace: y
			});
			const t = g;
			try {
				return m(l, t, e, y);
			} catch (t) {
				return d(e, r.MISSING_MESSAGE, t.message);
			}
		}, S.has = (e) => {
			if (E) return !1;
			try {
				return m(l, g, e, y), !0;
			} catch {
				return !1;
			}
		}, S;
	}({
		...a$1,
		messagesOrError: s
	});
}
function l(e, t) {
	return e === t ? void 0 : e.slice((t + ".").length);
}
// ../../node_modules/use-intl/dist/esm/production/core.js
function n({ _cache: a = s(), _formatters: i$2 = l$1(a), getMessageFallback: n = i, messages: c, namespace: f$1, onError: g = u, ...l$2 }) {
	return function({ messages: e, namespace: a, ...r }, o) {
		return e = e[o], a = l(a, o), f({
			...r,
			messages: e,
			namespace: a
		});
	}({
		...l$2,
		onError: g,
		cache: a,
		formatters: i$2,
		getMessageFallback: n,
		messages: { "!": c },
		namespace: f$1 ? `!.${f$1}` : "!"
	}, "!");
}
// src/words/testing.ts
/** Works from the sources and from compiled tests one folder beside them alike. */
const FOLDER = new URL("../../src/words/messages/", import.meta.url);
/** The message files of a language by namespace, as they lie on disk. */
function readMessages(language) {
	const folder = new URL(`${language}/`, FOLDER);
	const files = readdirSync(folder).filter((name) => name.endsWith(".json"));
	return Object.fromEntries(files.map((name) => [name.replace(".json", ""), JSON.parse(readFileSync(new URL(name, folder), "utf8"))]));
}
// src/words/castle-parts.ts
const ROWS = [
	"top",
	"middle",
	"bottom"
];
const HALVES = ["first", "second"];
/** The blocks of the room card with that number: the Stewards come first, then the Diplomats. */
function blocksOf(components, number) {
	const { stewards, diplomats } = components;
	const steward = stewards[number];
	if (steward) return ROWS.map((name) => ({
		name,
		do: steward[name].do,
		dark: steward[name].dark === true
	}));
	const diplomat = diplomats[number - stewards.length];
	return HALVES.map((name) => ({
		name,
		do: diplomat[name].do,
		dark: diplomat[name].dark === true
	}));
}
/** The number of a room card by its id; -1 for another card. */
function roomCardNumber(components, id) {
	return [...components.stewards, ...components.diplomats].findIndex((card) => card.id === id);
}
/** What a domain card does for a row. */
function domainBlock(components, id, row) {
	const steward = components.stewards.find((card) => card.id === id);
	if (steward) return steward[row].do;
	const diplomat = components.diplomats.find((card) => card.id === id);
	if (!diplomat) return components.startingActions.find((card) => card.id === id)?.do ?? "";
	return ROWS.indexOf(row) < diplomat.firstRows ? diplomat.first.do : diplomat.second.do;
}
/** The garden card of that id. */
function gardenCard(components, id) {
	return [...components.gardens, ...components.promo.gardens].find((card) => card.id === id);
}
/** The favours of a Daimyo card. */
function favoursOf(components, id) {
	return [...components.daimyo, ...components.promo.daimyo].find((card) => card.id === id).favours;
}
/** What the tiles of a yard do in their places, by tile. */
function yardEffects(components, position, yard) {
	const all = [...components.yardTiles, ...components.promo.yardTiles];
	return position.yards[yard].tiles.map((id, place) => {
		const tile = all.find((item) => item.id === id);
		return {
			id,
			do: yard === "yard3" || yard === "yard5" && place === 0 ? tile.blue : tile.yellow
		};
	});
}
// src/words/effect-words.ts
/** Letters of the Duel's prices (`3c 1s`) and of its icons (`KKH`). */
const PRICE_LETTERS = {
	c: "coin",
	s: "seal",
	a: "mix"
};
const MARK_LETTERS = {
	F: "flag",
	K: "katana",
	H: "kabuto",
	B: "crane_blue",
	W: "crane_white"
};
/** One part of an effect with its count, such as `2 coins`; the well is another thing in each game. */
function partWords(t, word, n, game) {
	return t(`effects.part.${word === "well" && game === "duel" ? "well_benefit" : word.replace(/[:-]/, "_")}`, { n });
}
/** A count of something to pay, in the form that follows "pay". */
function countedPrice(t, what, n) {
	return n === 0 ? t("effects.free") : t(`effects.price.${what}`, { n });
}
/** Several prices joined, leaving out those of nothing. */
function joinedPrice(t, prices) {
	const words = prices.filter(([, n]) => n > 0).map(([what, n]) => countedPrice(t, what, n));
	if (words.length === 0) return t("effects.free");
	return words.reduce((first, second) => t("effects.both", {
		first,
		second
	}));
}
/** A price in words: `coin 3` of the castle, `3c 1s` of the Duel. */
function priceWords(t, price) {
	if (!/^[0-9]/.test(price)) {
		const [what, n] = price.split(" ");
		return countedPrice(t, what, Number(n));
	}
	return joinedPrice(t, price.split(" ").map((part) => [PRICE_LETTERS[part.slice(-1)], Number(part.slice(0, -1))]));
}
/** Things to choose between; those of several parts are kept apart more clearly. */
function eitherWords(t, options) {
	const key = options.some((option) => option.includes(", ")) ? "eitherLong" : "either";
	return options.reduce((first, second) => t(`effects.${key}`, {
		first,
		second
	}));
}
/** An effect's price and what it leads to, each in words; the price is empty where there is none. */
function effectSplit(t, text, game) {
	const effect = splitEffect(text);
	if (typeof effect === "string") throw new Error(effect);
	return {
		price: effect.pay ? priceWords(t, effect.pay) : "",
		effect: eitherWords(t, effect.options.map((parts) => parts.map(({ word, count }) => partWords(t, word, count, game)).join(", ")))
	};
}
/** An effect in words, such as `pay 1 seal, then a courtier action`. */
function effectWords(t, text, game) {
	const { price, effect } = effectSplit(t, text, game);
	return price ? t("effects.priced", {
		price,
		effect
	}) : effect;
}
/** Icons of the Duel such as `KKH` in words: `2 katanas, 1 kabuto`. */
function markWords(t, icons) {
	return Object.entries(MARK_LETTERS).map(([letter, mark]) => ({
		mark,
		n: icons.split(letter).length - 1
	})).filter(({ n }) => n > 0).map(({ mark, n }) => t(`effects.mark.${mark}`, { n })).join(", ");
}
/** A word of an effect without a count, to say what comes first. */
function wordName(t, word, game) {
	const icon = `effects.icon.${word.replace(":", "-")}`;
	return t.has(icon) ? t(icon) : partWords(t, word, 1, game);
}
// src/words/names.ts
/** Clans by seat; each has a crest of that name. */
const CLANS = [
	"wave",
	"maple",
	"pine",
	"chrysanthemum"
];
const clanOf = (state, seat) => state instanceof CastleState && state.level > 0 && seat === 1 ? "rival" : CLANS[seat];
/** A clan's name, such as `Wave`, or the rival's. */
function clanName(t, state, seat) {
	return t(`effects.clan.${clanOf(state, seat)}`);
}
/** A clan as the one who acts, to begin a sentence: `The Wave clan`. */
function doerName(t, state, seat) {
	return t(`effects.doer.${clanOf(state, seat)}`);
}
/** A place of the castle's board, by the word moves use. */
function placeName(t, place) {
	return t(`effects.place.${place}`);
}
/** Where a die goes, as it follows "place the die". */
function toPlace(t, space) {
	return t(`effects.to.${space}`);
}
/** A garden by the bridge above it. */
function gardenName(t, bridge, garden) {
	return t(`effects.garden.${`${bridge}_${garden}`}`);
}
/** A training yard of either game. */
function yardName(t, yard) {
	return t(`effects.yard.${yard}`);
}
// src/words/castle-events.ts
/** An action of the rival in words. */
function rivalActionWords(t, action) {
	const [word, count] = action.split(" ");
	const n = Number(count ?? 1);
	const own = `events.rivalAction.${word}`;
	return t.has(own) ? t(own, { n }) : partWords(t, word, n, "castle");
}
function rivalDie(t, event) {
	const { bridge: colour, value, coins } = event;
	return t(`events.${event.occupied ? coins > 0 ? "rivalDieWellCoins" : "rivalDieWell" : coins > 0 ? "rivalDieCoins" : "rivalDie"}`, {
		colour,
		value,
		coins,
		to: toPlace(t, event.space)
	});
}
/** Something that happened besides the move itself, in a sentence. */
function castleEvent(t, event, state) {
	const { components } = state.edition;
	switch (event.kind) {
		case "cardShown": {
			const effect = blocksOf(components, roomCardNumber(components, event.card)).map((block) => effectWords(t, block.do, "castle")).join("; ");
			return t("events.cardShown", {
				place: placeName(t, event.room),
				effect
			});
		}
		case "roundEnded": {
			const order = event.order.map((seat) => clanName(t, state, seat)).join(", ");
			return t("events.roundEnded", {
				round: event.round,
				order
			});
		}
		case "diceRolled": return t("events.diceRolled", { round: event.round });
		case "rivalDraws": return t("events.rivalDraws");
		case "rivalDie": return rivalDie(t, event);
		case "rivalActs": {
			const action = rivalActionWords(t, event.action);
			if (event.possible) return t("events.rivalActs", { action });
			return t("events.rivalCannot", {
				action,
				points: event.points
			});
		}
		case "rivalGardener": return t("events.rivalGardener", { points: gardenCard(components, event.card).points });
		case "rivalClimbs": return t("events.rivalClimbs", { floor: event.to });
		case "rivalCoins": return t("events.rivalCoins", {
			coins: event.coins,
			points: event.points
		});
		case "rivalGardens": return t("events.rivalGardens", { points: event.points });
	}
}
/** What had only one answer, so that nobody was asked, but which the table shows. */
function castleUnasked(t, before, move, after) {
	const old = toPosition(before);
	const now = toPosition(after);
	const { kind } = describe(before, move);
	const lines = [];
	if (kind === "takeDie" && now.wellDice.length > old.wellDice.length) lines.push(t("events.onlyWell"));
	now.daimyo.favours.forEach((seat, slot) => {
		if (kind === "favour" || kind === "endTurn" || seat === null || seat === old.daimyo.favours[slot]) return;
		const effect = effectWords(t, favoursOf(after.edition.components, now.daimyo.card)[slot], "castle");
		lines.push(t("events.favour", {
			clan: doerName(t, after, seat),
			effect
		}));
	});
	return lines;
}
// src/words/deed.ts
/** A deed by its message and values. */
const deed = (key, values = {}) => ({
	key,
	values
});
// src/words/castle-sentences.ts
/** Pearl to climb 1 or 2 floors, as printed on the board. */
const CLIMB_PEARL = {
	1: 2,
	2: 5
};
const COLOURS = [
	"coral",
	"black",
	"white"
];
/** What leaving a decision alone is called, by the name of the frame that asks. */
const SKIPS$1 = {
	"room blocks": "roomBlocks",
	"domain block": "domainBlock",
	"choose a worker": "worker",
	courtier: "courtier",
	gardener: "gardener",
	warrior: "warrior",
	"yard tiles": "yardTiles",
	"block beside a tile": "tileBlock",
	price: "price",
	gardens: "gardens",
	seals: "seals"
};
const asking$1 = (position) => position.inTurn?.agenda.at(-1) ?? "";
/** How many seals or coins a move gives away at once. */
function paid(state, move, holding) {
	const after = clone(state);
	apply(after, move, () => 0);
	const seat = state.toMove;
	return state[holding](seat) - after[holding](seat);
}
/** One castle move in its position, told in words. */
var CastleTeller = class {
	t;
	state;
	position;
	constructor(t, state) {
		this.t = t;
		this.state = state;
		this.position = toPosition(state);
	}
	get components() {
		return this.state.edition.components;
	}
	words(effect) {
		return effectWords(this.t, effect, "castle");
	}
	/** What the move does; `number` is the move itself. */
	deed(move, number) {
		const { t, position, components } = this;
		switch (move.kind) {
			case "draft": return this.draft(move.pair);
			case "takeDie": {
				const value = position.bridges[move.bridge][move.end] ?? 0;
				return deed("takeDie", {
					colour: move.bridge,
					end: move.end,
					value
				});
			}
			case "placeDie": {
				const { colour, value } = position.inTurn.die;
				return deed("placeDie", {
					colour,
					value,
					to: toPlace(t, move.space)
				});
			}
			case "chooseBlock": return this.block(move.room, move.row);
			case "chooseWorker": return deed("chooseWorker", { worker: move.worker });
			case "gate": return deed("gate", { price: countedPrice(t, "coin", paid(this.state, number, "coins")) });
			case "climb": return this.climb(move);
			case "light": {
				const block = blocksOf(components, this.state.topA).find(({ name }) => name === move.row);
				return deed("light", { effect: this.words(block.do) });
			}
			case "favour": return deed("favour", { effect: this.words(favoursOf(components, position.daimyo.card)[move.slot]) });
			case "garden": {
				const card = this.garden(move.bridge, move.garden);
				const price = countedPrice(t, "food", card.food);
				const garden = gardenName(t, move.bridge, move.garden);
				return deed("garden", {
					price,
					garden,
					points: card.points,
					effect: this.words(card.do)
				});
			}
			case "train": {
				const effects = yardEffects(components, position, move.yard).map((tile) => this.words(tile.do));
				return deed("train", {
					yard: yardName(t, move.yard),
					effect: effects.join("; ")
				});
			}
			case "yardTile": return this.yardTile(move.tile);
			case "domainRow": return deed("domainRow", { row: move.row });
			case "gainAny": return deed("gainAny", { resource: move.resource });
			case "season":
				if (!move.pay) return deed("seasonStop");
				return deed("season", { price: countedPrice(t, "seal", paid(this.state, number, "seals")) });
			case "order": return deed("order", { first: wordName(t, move.first, "castle") });
			case "exchange": return deed("exchange", { get: move.get });
			case "activateGarden": {
				const effect = this.words(this.garden(move.bridge, move.garden).do);
				return deed("activateGarden", {
					garden: gardenName(t, move.bridge, move.garden),
					effect
				});
			}
			case "pay": return deed("pay", effectSplit(t, this.state.edition.effects[this.state.topA].text, "castle"));
			case "skip": return {
				key: "skip",
				what: SKIPS$1[asking$1(position)] ?? "rest"
			};
			case "endTurn": return deed("endTurn");
			case "rivalRoom": return deed("rivalRoom", { place: placeName(t, move.room) });
			case "rivalGarden": return deed("rivalGarden", { garden: gardenName(t, move.bridge, move.garden) });
		}
	}
	draft(number) {
		const pair = this.position.pairs[number];
		const { startingActions, startingResources } = this.components;
		const resource = startingResources.find((card) => card.id === pair.resource);
		return deed("draft", {
			action: this.words(startingActions.find((card) => card.id === pair.action).do),
			gain: this.words(resource.gain),
			lantern: this.words(resource.lantern)
		});
	}
	garden(bridge, garden) {
		return gardenCard(this.components, this.position.gardens[bridge][garden].card);
	}
	block(room, row) {
		const { t, position, components } = this;
		if (room === void 0) {
			const card = position.seats[this.state.toMove].card;
			return deed("chooseDomainBlock", { effect: this.words(domainBlock(components, card, row)) });
		}
		const block = blocksOf(components, asking$1(position) === "room blocks" ? this.state.topB - 1 : roomCardNumber(components, position.rooms[room].card)).find(({ name }) => name === row);
		return deed("chooseBlock", {
			place: placeName(t, room),
			block: t(`effects.block.${row}`),
			effect: this.words(block.do)
		});
	}
	climb(move) {
		const { t } = this;
		const price = countedPrice(t, "pearl", CLIMB_PEARL[move.floors]);
		if (!move.room) return deed("climbDaimyo", {
			price,
			from: move.from
		});
		const card = roomCardNumber(this.components, this.position.rooms[move.room].card);
		const effect = eitherWords(t, blocksOf(this.components, card).filter((block) => !block.dark).map((block) => this.words(block.do)));
		return deed("climb", {
			price,
			from: move.from,
			place: placeName(t, move.room),
			effect
		});
	}
	yardTile(id) {
		const tiles = Object.keys(this.position.yards).flatMap((yard) => yardEffects(this.components, this.position, yard));
		return deed("yardTile", { effect: this.words(tiles.find((tile) => tile.id === id).do) });
	}
};
const ASKS$1 = {
	"place the die": "placeDie",
	"end of turn": "endTurn",
	"room blocks": "roomBlocks",
	"domain block": "domainBlock",
	"choose a worker": "worker",
	courtier: "courtier",
	gardener: "gardener",
	warrior: "warrior",
	"yard tiles": "yardTiles",
	"block beside a tile": "tileBlock",
	price: "price",
	gardens: "gardens",
	"light block": "light",
	"light block of the card": "cardLight",
	"domain row": "domainRow",
	"resources of choice": "any",
	time: "season",
	seals: "seals",
	"seals or time first": "order",
	"parts of an effect": "order",
	favour: "favour",
	"room for the rival": "rivalRoom",
	"garden for the rival": "rivalGarden"
};
/** What is asked now in a castle game. */
function castleAsk(t, state) {
	const position = toPosition(state);
	const frame = asking$1(position);
	if (frame === "") return t(position.pairs ? "moves.ask.draft" : "moves.ask.takeDie");
	const colour = position.inTurn?.die?.colour ?? COLOURS[state.topA] ?? "any";
	return t(`moves.ask.${ASKS$1[frame] ?? "rest"}`, {
		colour,
		value: position.inTurn?.die?.value ?? 0,
		n: state.topA
	});
}
// src/words/changes.ts
/** What a clan holds, in the order it is told. */
const HOLDINGS = [
	"coin",
	"seal",
	"food",
	"iron",
	"pearl",
	"vp",
	"time",
	"change"
];
const holdingsOf = (state, seat) => toPosition(state).seats[seat];
/** What a seat gained and gave between two states, such as `+2 coins, −1 seal`; empty for nothing. */
function changeWords(t, before, after, seat) {
	const old = holdingsOf(before, seat);
	const now = holdingsOf(after, seat);
	return HOLDINGS.map((name) => ({
		name,
		change: (now[name] ?? 0) - (old[name] ?? 0)
	})).filter(({ change }) => change !== 0).map(({ name, change }) => (change > 0 ? "+" : "−") + partWords(t, name, Math.abs(change), before.game)).join(", ");
}
// src/words/duel-parts.ts
/** What lies on a place of the floors: a tile's name, a location or a deck. */
function placeAt(position, name) {
	return position.floors[name];
}
/** The colour on top of a location: of its last token, or of its tile. */
function topColour(position, location) {
	const { tile, tokens } = placeAt(position, location);
	return tokens.at(-1) ?? tile;
}
/** The sources left and right of a location. */
function sourcesBeside(components, location) {
	const floor = components.floors.find((places) => places.includes(location));
	const at = floor.indexOf(location);
	return [floor[at - 1], floor[at + 1]];
}
/** An Influence card and its kind. */
function influenceCard(components, id) {
	const { weapon, flag, origami } = components.influence;
	const kind = weapon.some((card) => card.id === id) ? "weapon" : flag.some((card) => card.id === id) ? "flag" : "origami";
	return {
		...[
			...weapon,
			...flag,
			...origami
		].find((item) => item.id === id),
		kind
	};
}
/** The colour of a Lantern card such as `coral3`, and what it gives. */
function lanternCard(components, id) {
	const colour = id.replace(/[0-9]+$/, "");
	return {
		colour,
		reward: components.lantern[colour][Number(id.slice(colour.length)) - 1]
	};
}
/** What a space of a path gives: a tile's light side, a tile's dark side, or what is printed at the top. */
function climbReward(components, position, path, space) {
	const tiles = position.climb[path];
	if (space > tiles.length) return components.climb.top[path];
	const tile = components.climb.tiles.find(({ id }) => id === tiles[space - 1]);
	return space === 1 ? tile.light : tile.dark;
}
/** The icons of a Merchandise tile. */
function goodsIcons(components, id) {
	const { common, luxury } = components.merchandise;
	return [...common, ...luxury].find((tile) => tile.id === id)?.icons ?? "";
}
// src/words/duel-events.ts
/** Moves that tell by themselves which card or space they are about. */
const SAYS_CARD = ["act", "buy"];
function influenceValues(t, state, id) {
	const { kind, cost, scroll, icons } = influenceCard(state.edition.components, id);
	return {
		card: t(`effects.influence.${kind}`),
		price: priceWords(t, cost),
		effect: effectWords(t, scroll, "duel"),
		marks: markWords(t, icons)
	};
}
/** What a clan received or moved by itself: where there is only one answer nobody is asked, but it is told. */
function clanNews(t, state, clan, old, now, kind) {
	const lines = [];
	for (const { id, improved } of now.cards) {
		const before = old.cards.find((card) => card.id === id);
		const values = {
			clan,
			...influenceValues(t, state, id)
		};
		if (!before && !SAYS_CARD.includes(kind)) lines.push(t("events.cardTaken", values));
		if (improved && !before?.improved && kind !== "improve") lines.push(t("events.cardImproved", values));
	}
	for (const id of now.goods.filter((tile) => !old.goods.includes(tile))) {
		if (kind === "trade") continue;
		const marks = markWords(t, goodsIcons(state.edition.components, id));
		lines.push(t("events.goodsTaken", {
			clan,
			marks
		}));
	}
	if (now.space !== old.space && kind !== "climb") lines.push(t("events.climbed", {
		clan,
		space: now.space
	}));
	return lines;
}
/** What had only one answer, so that nobody was asked, but which the table shows. */
function duelUnasked(t, before, move, after) {
	const old = toPosition(before);
	const now = toPosition(after);
	const { kind } = describe(before, move);
	return now.seats.flatMap((seat, i) => clanNews(t, after, doerName(t, after, i), old.seats[i], seat, kind));
}
/** Something that happened besides the move itself, in a sentence. */
function duelEvent(t, event, state) {
	const { components } = state.edition;
	switch (event.kind) {
		case "deckShown": return t("events.deckShows", {
			number: event.deck.slice(-1),
			...influenceValues(t, state, event.card)
		});
		case "lanternShown": {
			const { colour, reward } = lanternCard(components, event.card);
			return t("events.lanternShows", {
				colour,
				effect: effectWords(t, reward, "duel")
			});
		}
		case "goodsShown": {
			const marks = markWords(t, goodsIcons(components, event.tile));
			return t("events.goodsShow", {
				kind: event.stack,
				marks
			});
		}
		case "returnBegins": return t("events.returnRound");
	}
}
// src/words/duel-sentences.ts
/** Resources for each trade, as printed at the harbour. */
const TRADE_PRICE = {
	card: 1,
	common: 2,
	luxury: 5
};
const GAINS = [
	"food",
	"iron",
	"pearl",
	"coin",
	"seal",
	"vp",
	"change",
	"any",
	"money"
];
const SKIPS = {
	garden: "garden",
	training: "training",
	courtier: "courtier",
	trade: "trade",
	improve: "improve",
	well: "well",
	"lantern card": "lanternCard",
	"buy a card": "buy",
	price: "price"
};
const asking = (position) => position.inTurn?.agenda.at(-1) ?? "";
const numberOf = (place) => place.slice(-1);
/** One move of the Duel in its position, told in words. */
var DuelTeller = class {
	t;
	state;
	position;
	constructor(t, state) {
		this.t = t;
		this.state = state;
		this.position = toPosition(state);
	}
	get components() {
		return this.state.edition.components;
	}
	words(effect) {
		return effectWords(this.t, effect, "duel");
	}
	/** What the move does. */
	deed(move) {
		const { t, position, components } = this;
		switch (move.kind) {
			case "start": {
				const { gain, colour, reward } = components.starting.find((card) => card.id === move.card);
				return deed("start", {
					gain: this.words(gain),
					colour,
					reward: this.words(reward)
				});
			}
			case "swap": return deed("swap", {
				a: this.action(move.a),
				b: this.action(move.b)
			});
			case "noSwap": return deed("noSwap");
			case "place": return deed("place", {
				colour: move.colour,
				number: numberOf(move.location),
				covered: topColour(position, move.location),
				...this.beside(move.location)
			});
			case "take": return deed("take", {
				colour: topColour(position, move.location),
				number: numberOf(move.location),
				...this.beside(move.location)
			});
			case "act": {
				const place = placeAt(position, move.source);
				if (typeof place === "string") return deed("act", { action: this.action(place) });
				return this.buy(place.top);
			}
			case "wellInstead": return deed("wellInstead", { source: this.source(move.source) });
			case "well": return deed("well", { effect: partWords(t, move.benefit, 1, "duel") });
			case "buy": {
				const { top } = placeAt(position, move.deck);
				return asking(position) === "buy a card" && this.state.topA === 1 ? deed("buyFree", this.card(top)) : this.buy(top);
			}
			case "payMix": return deed("payMix", { price: this.mix(move.coins) });
			case "gardenColumn": return this.column(move.column);
			case "yard": {
				const tile = components.yards[move.yard].find(({ id }) => id === position.yards[move.yard].tile);
				return deed("yard", {
					yard: yardName(t, move.yard),
					effect: this.words(tile.choose)
				});
			}
			case "reward": {
				const options = this.state.edition.effects[this.state.topA].text.split(" / ");
				return deed("reward", { effect: this.words(options[move.option === "first" ? 0 : 1]) });
			}
			case "climb": return this.climb(move.path, move.spaces);
			case "trade": return this.trade(move.option);
			case "payResource": return deed("payResource", { price: countedPrice(t, move.resource, 1) });
			case "lantern": return deed("lantern", { colour: move.colour });
			case "lanternCard": {
				const { colour, reward } = lanternCard(components, position.lanternRow[move.slot]);
				return deed("lanternCard", {
					colour,
					effect: this.words(reward)
				});
			}
			case "improve": return deed("improve", this.card(move.card));
			case "gainAny": return deed("gainAny", { resource: move.resource });
			case "gainMoney": return deed("gainMoney", { price: this.mix(move.coins) });
			case "giveBack": return deed("giveBack", { what: move.what });
			case "order":
				if (GAINS.includes(move.first)) return deed("orderGains");
				return deed("order", { first: wordName(t, move.first, "duel") });
			case "pay": return deed("pay", effectSplit(t, this.state.edition.effects[this.state.topA].text, "duel"));
			case "exchange": return deed("exchange", { get: move.get });
			case "skip": return {
				key: "skip",
				what: SKIPS[asking(position)] ?? "rest"
			};
			case "endTurn": return deed("endTurn");
		}
	}
	action(name) {
		return this.t(`effects.action.${name}`);
	}
	/** A source beside a location: its action, or the card its deck shows. */
	source(source) {
		const place = placeAt(this.position, source);
		if (typeof place === "string") return this.action(place);
		const { top } = place;
		return top === null ? partWords(this.t, "well", 1, "duel") : this.kind(top);
	}
	beside(location) {
		const [left, right] = sourcesBeside(this.components, location);
		return {
			left: this.source(left),
			right: this.source(right)
		};
	}
	kind(id) {
		return this.t(`effects.influence.${influenceCard(this.components, id).kind}`);
	}
	card(id) {
		const { scroll, icons } = influenceCard(this.components, id);
		return {
			card: this.kind(id),
			effect: this.words(scroll),
			marks: markWords(this.t, icons)
		};
	}
	buy(id) {
		const { cost } = influenceCard(this.components, id);
		return deed("buy", {
			price: priceWords(this.t, cost),
			...this.card(id)
		});
	}
	/** The coins and seals of a choice whose sum stands on top of the agenda. */
	mix(coins) {
		return joinedPrice(this.t, [["coin", coins], ["seal", this.state.topA - coins]]);
	}
	column(name) {
		const kind = name.startsWith("stone") ? "stone" : "plant";
		const place = Number(numberOf(name)) - 1;
		const { tiles, stoneIcons, plantIcons } = this.components.gardens;
		const tile = tiles.find(({ id }) => id === this.position.gardens[kind][place].tile);
		return deed("gardenColumn", {
			column: this.t(`effects.column.${kind}`, { number: place + 1 }),
			effect: this.words(tile[kind]),
			marks: markWords(this.t, (kind === "stone" ? stoneIcons : plantIcons)[place])
		});
	}
	climb(chosen, spaces) {
		const { seats } = this.position;
		const { path: own, space: from } = seats[this.state.toMove];
		const taken = seats.find((other) => other.path !== null)?.path;
		const path = chosen ?? own ?? (taken === "left" ? "right" : "left");
		const space = from + spaces;
		const effect = this.words(climbReward(this.components, this.position, path, space));
		return deed("climbPath", {
			space,
			path,
			effect
		});
	}
	trade(option) {
		const price = countedPrice(this.t, "any", TRADE_PRICE[option] - this.state.topA);
		if (option === "card") return deed("tradeCard", { price });
		const marks = markWords(this.t, goodsIcons(this.components, this.position.goods[option][0]));
		return deed(option === "common" ? "tradeCommon" : "tradeLuxury", {
			price,
			marks
		});
	}
};
const ASKS = {
	"starting card": "start",
	"end of turn": "endTurn",
	"two actions": "actions",
	garden: "garden",
	training: "training",
	courtier: "courtierPath",
	trade: "trade",
	improve: "improve",
	well: "well",
	"lantern card": "lanternCard",
	"buy a card": "buy",
	price: "price",
	lantern: "lantern",
	"resources of choice": "any",
	"coins or seals": "money",
	"give back": "giveBack",
	reward: "reward",
	"parts of an effect": "order",
	"resources to pay": "payResource",
	"mix to pay": "payMix"
};
/** What is asked now in a Duel. */
function duelAsk(t, state) {
	const position = toPosition(state);
	const frame = asking(position);
	const outgoing = position.round === "outgoing";
	if (frame === "change tile" || frame === "" && state.changeTiles(state.toMove) > 0 && !position.offer) return t(outgoing ? "moves.ask.swap" : "moves.ask.swapReturn");
	if (frame === "" && position.offer) return t("moves.ask.start");
	if (frame === "" || frame === "move a token") return t(outgoing ? "moves.ask.place" : "moves.ask.take");
	if (frame === "buy a card" && state.topA === 1) return t("moves.ask.buyFree");
	const n = frame === "two actions" ? state.topA + state.topB : state.topA;
	return t(`moves.ask.${ASKS[frame] ?? "rest"}`, { n });
}
// src/words/sentences.ts
/** Offers that do not say by themselves what they cost and give at once. */
const OFFERS_WITH_CHANGES = [
	"placeDie",
	"train",
	"domainRow",
	"place",
	"take",
	"gardenColumn",
	"yard",
	"climbPath",
	"lantern"
];
/** Deeds that say everything, or whose changes are somebody else's. */
const TOLD_WITHOUT_CHANGES = [
	"gainAny",
	"exchange",
	"giveBack",
	"endTurn"
];
function deedOf(t, state, move) {
	const info = describe(state, move);
	return state.game === "castle" ? new CastleTeller(t, state).deed(info, move) : new DuelTeller(t, state).deed(info);
}
/** Some languages begin a deed with the name of a place, which is written small elsewhere. */
function sentence(t, text, changes) {
	const deed = text.slice(0, 1).toLocaleUpperCase() + text.slice(1);
	return changes ? t("moves.changed", {
		deed,
		changes
	}) : t("moves.plain", { deed });
}
/** What a move would change at once for the seat to move; cards drawn on the way do not touch holdings. */
function changesBy(t, state, move) {
	const after = clone(state);
	apply(after, move, () => 0);
	return changeWords(t, state, after, state.toMove);
}
/** A legal move as an offer: `Pay 2 coins: a courtier to the gate.` */
function moveSentence(t, state, move) {
	const deed = deedOf(t, state, move);
	if (deed.key === "skip") return sentence(t, t(`moves.skip.${deed.what}`), "");
	const changes = OFFERS_WITH_CHANGES.includes(deed.key) ? changesBy(t, state, move) : "";
	return sentence(t, t(`moves.do.${deed.key}`, deed.values), changes);
}
/** Whether the words of an effect and the changes it made are the same, so that once is enough. */
function saysAll(effect, changes) {
	return String(effect).split(", ").map((part) => `+${part}`).sort().join() === changes.split(", ").sort().join();
}
/** A decision that stands, told of its clan: `The Wave clan sent a courtier to the gate: −2 coins.` */
function logSentence(t, { before, move, after, seat }) {
	const deed = deedOf(t, before, move);
	const clan = doerName(t, before, seat);
	if (deed.key === "skip") return sentence(t, t("moves.did.skip", { clan }), "");
	const told = t(`moves.did.${deed.key}`, {
		...deed.values,
		clan
	});
	if (TOLD_WITHOUT_CHANGES.includes(deed.key)) return sentence(t, told, "");
	const changes = changeWords(t, before, after, seat);
	return sentence(t, told, saysAll(deed.values.effect, changes) ? "" : changes);
}
/** One thing that happened besides the move itself; `state` is any state of that game. */
function eventSentence(t, event, state) {
	return state.game === "castle" ? castleEvent(t, event, state) : duelEvent(t, event, state);
}
/** Everything that happened besides the decision itself, in order. */
function newsSentences(t, { before, move, after, events }) {
	const unasked = after.game === "castle" ? castleUnasked(t, before, move, after) : duelUnasked(t, before, move, after);
	const worthTelling = events.filter((event) => !((event.kind === "rivalCoins" || event.kind === "rivalGardens") && event.points === 0));
	return [...unasked, ...worthTelling.map((event) => eventSentence(t, event, after))];
}
/** What is asked now, in one line; whose decision it is where nobody at this page decides. */
function askSentence(t, state, legal) {
	if (state.toMove < 0) return t("moves.ask.over");
	if (legal.length === 0) return t("moves.ask.waiting", { clan: doerName(t, state, state.toMove) });
	return state.game === "castle" ? castleAsk(t, state) : duelAsk(t, state);
}
// src/words/zz-sample.ts
const lang = process.argv[2];
const t = n({
	locale: lang,
	messages: readMessages(lang)
});
const seen = /* @__PURE__ */ new Map();
let longest = [];
for (const [game, options] of [
	["castle", {
		players: 3,
		promo: true
	}],
	["castle", {
		players: 1,
		level: "easy"
	}],
	["duel", {}]
]) for (let seed = 11; seed < 22; seed++) {
	const rng = seeded(seed);
	let state = create(game, options, rng);
	while (state.toMove >= 0) {
		const legal = legalMoves(state);
		const ask = askSentence(t, state, legal);
		if (!seen.has("a" + ask)) {
			seen.set("a" + ask, 1);
			if (ask.length > 50) console.log("ASK ", ask);
		}
		for (const m of legal) {
			const s = moveSentence(t, state, m);
			longest.push([s.length, s]);
			const k = "d" + game + describe(state, m).kind;
			const n = seen.get(k) ?? 0;
			if (n < 2) {
				seen.set(k, n + 1);
				console.log("DO  ", s);
			}
		}
		const m = legal[rng(legal.length)];
		const after = clone(state);
		const ch = recording(rng);
		apply(after, m, ch.rng);
		const e = {
			number: 0,
			seat: state.toMove,
			before: state,
			move: m,
			after,
			events: events(state, m, ch.outcomes)
		};
		const k = "l" + game + describe(state, m).kind;
		const n = seen.get(k) ?? 0;
		if (n < 1) {
			seen.set(k, n + 1);
			console.log("DID ", logSentence(t, e));
		}
		for (const ev of newsSentences(t, e)) {
			const kk = "n" + ev.slice(0, 14);
			const c = seen.get(kk) ?? 0;
			if (c < 1) {
				seen.set(kk, c + 1);
				console.log("NEWS", ev);
			}
		}
		state = after;
	}
}
longest.sort((a, b) => b[0] - a[0]);
console.log([...new Set(longest.map((x) => x[1]))].slice(0, 4));
export {};
