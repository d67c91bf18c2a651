// Perft of Oware with every move made and unmade, to measure packages/games/src/oware against. Same rules, same data
// layout: 16 bytes that are also four words, a table of what each sowing adds to them, a linear key, a stack of frames.
//
//   g++ -O3 -march=native -std=c++17 oware.cpp -o oware
//   ./oware report 10 "4,4,4,4,4,4/4,4,4,4,4,4 0,0 S 0"
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <string>
#include <vector>

constexpr int STORE = 6, CLOCK = 7, NORTH = 8, TURN = 15, PASS = TURN;
constexpr int PITS_EACH = 6, SEEDS = 48, MAJORITY = 25, CLOCK_LIMIT = 100;
constexpr int PITS[12] = {0, 1, 2, 3, 4, 5, 8, 9, 10, 11, 12, 13};

struct Frame {
  union {
    uint8_t bytes[16];
    uint32_t words[4];
  };
  uint32_t keyLow, keyHigh;
};

struct Sowing {
  uint32_t words[4];
  uint32_t keyLow, keyHigh;
  uint32_t last;
  uint32_t unused;
};

static uint32_t keysLow[16], keysHigh[16];
static Sowing sowings[16 * 64];

static void makeKeys() {
  uint64_t state = 0x0a4e;
  for (int i = 0; i < 16; i++) {
    state = state * 6364136223846793005u + 1442695040888963407u;
    keysLow[i] = i == CLOCK ? 0 : uint32_t(state >> 32);
    state = state * 6364136223846793005u + 1442695040888963407u;
    keysHigh[i] = i == CLOCK ? 0 : uint32_t(state >> 32);
  }
}

static void writeSowing(Sowing& sowing, const Frame& before, const Frame& after, int last) {
  for (int i = 0; i < 4; i++) sowing.words[i] = after.words[i] - before.words[i];
  sowing.keyLow = sowing.keyHigh = 0;
  for (int i = 0; i < 16; i++) {
    uint32_t change = uint32_t(after.bytes[i] - before.bytes[i]);
    sowing.keyLow += change * keysLow[i];
    sowing.keyHigh += change * keysHigh[i];
  }
  sowing.last = uint32_t(last);
}

static void makeSowings(bool skipsOrigin) {
  for (int origin = 0; origin < 12; origin++) {
    for (int seeds = 1; seeds <= SEEDS; seeds++) {
      Frame before{}, after{};
      int pit = PITS[origin], place = origin;
      before.bytes[pit] = uint8_t(seeds);
      for (int left = seeds; left > 0; left--) {
        place = (place + 1) % 12;
        if (skipsOrigin && place == origin) place = (place + 1) % 12;
        after.bytes[PITS[place]]++;
      }
      before.bytes[TURN] = pit >= NORTH;
      after.bytes[TURN] = pit < NORTH;
      after.bytes[CLOCK] = 1;
      int last = PITS[place];
      writeSowing(sowings[pit << 6 | seeds], before, after, (last & NORTH) == (pit & NORTH) ? TURN : last);
    }
  }
  for (int turn = 0; turn < 2; turn++) {
    Frame before{}, after{};
    before.bytes[TURN] = uint8_t(turn);
    after.bytes[TURN] = uint8_t(1 - turn);
    after.bytes[CLOCK] = 1;
    writeSowing(sowings[PASS << 6 | turn], before, after, TURN);
  }
}

static inline bool isTwoOrThree(uint8_t seeds) { return (seeds & ~1) == 2; }

template <bool ABAPA>
struct Position {
  std::vector<Frame> frames;
  Frame* top;

  explicit Position(const Frame& frame) : frames(256) {
    top = frames.data();
    *top = frame;
    top->keyLow = top->keyHigh = 0;
    for (int i = 0; i < 16; i++) {
      top->keyLow += top->bytes[i] * keysLow[i];
      top->keyHigh += top->bytes[i] * keysHigh[i];
    }
  }

  static bool isRowEmpty(const Frame& frame, int turn) {
    uint64_t row;
    std::memcpy(&row, frame.bytes + turn * NORTH, 8);
    return (row & 0x0000ffffffffffffu) == 0;
  }

  int legalMoves(int32_t* moves) const {
    const Frame& frame = *top;
    int south = frame.bytes[STORE], north = frame.bytes[NORTH + STORE];
    if (south >= MAJORITY || north >= MAJORITY || south + north == SEEDS || frame.bytes[CLOCK] >= CLOCK_LIMIT) return 0;
    int turn = frame.bytes[TURN], row = turn * NORTH;
    int reach = ABAPA && isRowEmpty(frame, 1 - turn) ? PITS_EACH : 0;
    int length = 0;
    for (int pit = 0; pit < PITS_EACH; pit++) {
      int seeds = frame.bytes[row + pit];
      moves[length] = row + pit;
      length += seeds > 0 && pit + seeds >= reach;
    }
    if (!ABAPA && length == 0) moves[length++] = PASS;
    return length;
  }

  void capture(int last) {
    Frame& frame = *top;
    int row = last & NORTH, pit = last, taken = 0;
    for (; pit >= row && isTwoOrThree(frame.bytes[pit]); pit--) taken += frame.bytes[pit];
    if (ABAPA) {
      int total = 0;
      for (int i = 0; i < PITS_EACH; i++) total += frame.bytes[row + i];
      if (taken == total) return;
    }
    int store = NORTH - row + STORE;
    uint32_t low = uint32_t(taken) * keysLow[store], high = uint32_t(taken) * keysHigh[store];
    for (pit++; pit <= last; pit++) {
      low -= frame.bytes[pit] * keysLow[pit];
      high -= frame.bytes[pit] * keysHigh[pit];
      frame.bytes[pit] = 0;
    }
    frame.bytes[store] = uint8_t(frame.bytes[store] + taken);
    frame.bytes[CLOCK] = 0;
    frame.keyLow += low;
    frame.keyHigh += high;
  }

  void apply(int32_t move) {
    const Frame& from = *top;
    Frame& to = *++top;
    const Sowing& sowing = sowings[move << 6 | from.bytes[move]];
    for (int i = 0; i < 4; i++) to.words[i] = from.words[i] + sowing.words[i];
    to.keyLow = from.keyLow + sowing.keyLow;
    to.keyHigh = from.keyHigh + sowing.keyHigh;
    if (isTwoOrThree(to.bytes[sowing.last])) capture(int(sowing.last));
  }

  void undo() { --top; }

  uint64_t perft(int depth) {
    int32_t moves[PITS_EACH + 1];
    int length = legalMoves(moves);
    uint64_t nodes = 0;
    for (int i = 0; i < length; i++) {
      apply(moves[i]);
      nodes += depth == 1 ? 1 : perft(depth - 1);
      undo();
    }
    return nodes;
  }
};

static uint32_t keep;

template <bool ABAPA>
static void run(const Frame& frame, int depth) {
  Position<ABAPA> position(frame);
  // Small counts are repeated, so that there is something to measure. Time is processor time, as on the other side.
  const char* repeats = std::getenv("REPEATS");
  const std::clock_t start = std::clock();
  uint64_t nodes = 0;
  for (int round = repeats ? std::atoi(repeats) : 1; round > 0; round--) nodes += depth == 0 ? 1 : position.perft(depth);
  const double seconds = double(std::clock() - start) / CLOCKS_PER_SEC;
  for (const Frame& used : position.frames) keep += used.keyLow ^ used.keyHigh;
  std::printf("nodes %llu seconds %.6f\n", static_cast<unsigned long long>(nodes), seconds);
}

int main(int argc, char** argv) {
  if (argc < 4) {
    std::fprintf(stderr, "usage: oware report|abapa <depth> <position>\n");
    return 2;
  }
  bool abapa = std::strcmp(argv[1], "abapa") == 0;
  std::string text = argv[3];
  for (int i = 4; i < argc; i++) text += std::string(" ") + argv[i];
  int n[14], clock = 0;
  char side;
  int read = std::sscanf(text.c_str(), "%d,%d,%d,%d,%d,%d/%d,%d,%d,%d,%d,%d %d,%d %c %d", &n[0], &n[1], &n[2], &n[3],
                         &n[4], &n[5], &n[6], &n[7], &n[8], &n[9], &n[10], &n[11], &n[12], &n[13], &side, &clock);
  if (read < 15) {
    std::fprintf(stderr, "not a position: %s\n", text.c_str());
    return 2;
  }
  Frame frame{};
  for (int i = 0; i < 12; i++) frame.bytes[PITS[i]] = uint8_t(n[i]);
  frame.bytes[STORE] = uint8_t(n[12]);
  frame.bytes[NORTH + STORE] = uint8_t(n[13]);
  frame.bytes[CLOCK] = uint8_t(clock);
  frame.bytes[TURN] = side == 'N';
  makeKeys();
  makeSowings(abapa);
  int depth = std::atoi(argv[2]);
  if (abapa) run<true>(frame, depth);
  else run<false>(frame, depth);
  return 0;
}
