import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Figures for Prometheus. */
export class Metrics {
  readonly registry = new Registry();
  readonly entries: Counter;
  readonly passedOn: Counter;
  readonly refused: Counter<'code'>;
  readonly messages: Counter<'event'>;
  readonly dayTries: Counter<'game'>;
  readonly answered: Histogram<'event'>;

  constructor(gauges: Readonly<Record<string, { help: string; value: () => number }>>) {
    const registers = [this.registry];
    collectDefaultMetrics({ register: this.registry, prefix: 'shirasagi_' });
    this.entries = new Counter({
      name: 'shirasagi_entries_total',
      help: 'Entries appended to tables',
      registers,
    });
    this.passedOn = new Counter({
      name: 'shirasagi_passed_on_total',
      help: 'News passed on to other processes',
      registers,
    });
    this.refused = new Counter({
      name: 'shirasagi_refused_total',
      help: 'Requests and messages refused, by reason',
      labelNames: ['code'],
      registers,
    });
    this.messages = new Counter({
      name: 'shirasagi_messages_total',
      help: 'Messages received over sockets',
      labelNames: ['event'],
      registers,
    });
    this.dayTries = new Counter({
      name: 'shirasagi_day_games_total',
      help: 'Games of the day begun, tries and practice',
      labelNames: ['game'],
      registers,
    });
    this.answered = new Histogram({
      name: 'shirasagi_answer_seconds',
      help: 'Seconds from a message to its answer',
      labelNames: ['event'],
      buckets: [0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
      registers,
    });
    for (const [name, { help, value }] of Object.entries(gauges)) {
      new Gauge({
        name: `shirasagi_${name}`,
        help,
        registers,
        collect() {
          this.set(value());
        },
      });
    }
  }
}
