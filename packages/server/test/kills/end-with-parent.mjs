// Loaded before a server that is to be killed: one whose killer has died ends too, so that no server is left behind that
// would serve the same database beside the next one.
process.on('disconnect', () => process.exit());
process.channel?.unref();
