// Run before the server (`node --import`): a test sends the milliseconds by which its clock is wrong from then on. Timers go
// on as they do when a machine's clock is set; the clock of the database stays right.
let shift = 0;
const RightDate = Date;

globalThis.Date = new Proxy(RightDate, {
  construct: (target, parameters: [], newTarget) =>
    Reflect.construct(target, parameters.length > 0 ? parameters : [RightDate.now() + shift], newTarget),
  get: (target, name, receiver) =>
    name === "now" ? () => RightDate.now() + shift : Reflect.get(target, name, receiver),
});
process.on("message", (milliseconds) => (shift = Number(milliseconds)));
// The open channel must not keep the process running.
process.channel?.unref();
